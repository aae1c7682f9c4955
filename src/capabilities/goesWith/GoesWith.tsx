import { Fragment, useId } from 'react';
import { capital } from '@/components/format/capital';
import { listed } from '@/components/format/listed';
import { countOf } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { LOADING } from '@/components/table/texts';
import sheet from './goesWith.late.scss';

export interface Dependents {
  /** The word for one of them. */
  one: string;
  /** Undefined while they are waited for, null if they could not be counted. */
  titles: readonly string[] | null | undefined;
  /** Whether there may be more, as the list could not be read anew. */
  isAtLeast?: boolean;
}

const MOST_TITLES = 4;

const pluralOf = (one: string) => (one.endsWith('y') ? `${one.slice(0, -1)}ies` : `${one}s`);

/** All of up to four titles, else the first and how many more. */
function titlesText(titles: readonly string[]) {
  const shown = titles.length > MOST_TITLES ? titles.slice(0, 1) : titles;
  const more = titles.length - shown.length;
  return (
    <>
      {shown.map((title, at) => (
        <Fragment key={at}>
          {at > 0 && ', '}
          <bdi>{titleOf(title)}</bdi>
        </Fragment>
      ))}
      {more > 0 && ` and ${more} more`}
    </>
  );
}

interface Props {
  label?: string;
  dependents: readonly Dependents[];
}

/** In a delete question: what is deleted too. It holds nothing up; where nothing is, it is not there. */
export function GoesWith({ label = 'What goes with it', dependents }: Props) {
  useLateSheet(sheet);
  const labelId = useId();
  const shown = dependents.filter(({ titles }) => titles === undefined || (titles && titles.length > 0));
  const uncounted = dependents.filter(({ titles }) => titles === null).map(({ one }) => pluralOf(one));
  if (shown.length === 0 && uncounted.length === 0) return null;
  return (
    <div>
      <p className="form-label" id={labelId}>
        {label}
      </p>
      {shown.length > 0 && (
        <ul className="goes-with" role="list" aria-labelledby={labelId}>
          {shown.map(({ one, titles, isAtLeast }) =>
            titles ? (
              <li key={one}>
                <b>
                  {isAtLeast && 'at least '}
                  {countOf(titles.length, one, pluralOf(one))}
                </b>{' '}
                <span className="meta">{titlesText(titles)}</span>
              </li>
            ) : (
              <li key={one}>
                <span className="placeholder-glow d-block" role="status" aria-label={LOADING}>
                  <span className="placeholder" style={{ width: '60%', marginBlock: 4 }} />
                </span>
              </li>
            ),
          )}
        </ul>
      )}
      {uncounted.length > 0 && <p className="meta">{capital(listed(uncounted))} could not be counted.</p>}
    </div>
  );
}
