import { useMemo } from 'react';
import { countOf, figure } from '@/components/format/number';
import { SearchBox } from '@/components/search/SearchBox';
import { LOADING } from '@/components/table/texts';
import { type Id } from '@/services/http/decode';
import { type Candidate } from '@/services/notifications';
import { countChosen, keepFound, toggleAll } from './chosenUsers';
import { FormCheck } from '@/components/form/FormCheck';

interface HeadProps {
  listed: readonly Candidate[];
  chosen: ReadonlySet<Id>;
  onChange: (chosen: ReadonlySet<Id>) => void;
  search: string;
  onSearch: (search: string) => void;
}

/** The head of the list: Select All for the listed users, their number, and a search among the found users. */
export function FoundHead({ listed, chosen, onChange, search, onSearch }: HeadProps) {
  const count = useMemo(() => countChosen(chosen, listed), [chosen, listed]);
  const areAllChosen = count > 0 && count === listed.length;
  return (
    <div className="found-head">
      <FormCheck
        className="form-check"
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !areAllChosen;
        }}
        checked={areAllChosen}
        disabled={listed.length === 0}
        onChange={() => onChange(toggleAll(chosen, listed))}
      >
        Select All
      </FormCheck>
      <span className="meta figures" role="status">
        {listed.length > 0 && `${figure(listed.length)} found`}
      </span>
      <SearchBox value={search} onChange={onSearch} placeholder="Search found users..." />
    </div>
  );
}

interface CountProps {
  /** Undefined without a filter and while the users load. */
  found: readonly Candidate[] | undefined;
  chosen: ReadonlySet<Id>;
  /** Called with the users who remain chosen. */
  onRemove: (kept: ReadonlySet<Id>) => void;
}

/** How many users are chosen, including those who are not among the found; a button removes those. */
export function ChosenCount({ found, chosen, onRemove }: CountProps) {
  const unseen = found ? chosen.size - countChosen(chosen, found) : 0;
  return (
    <div className="chosen-count meta figures">
      <span role="status">{`${countOf(chosen.size, 'user')} selected`}</span>
      {found && unseen > 0 && (
        <>
          <span>
            {unseen === 1
              ? '1 chosen user is not among the found.'
              : `${figure(unseen)} chosen users are not among the found.`}
          </span>
          <button type="button" className="link" onClick={() => onRemove(keepFound(chosen, found))}>
            Remove them
          </button>
        </>
      )}
    </div>
  );
}

interface NoneListedProps {
  hasFilter: boolean;
  query: { isFetching: boolean; currentData?: readonly unknown[] };
  onRetry: () => void;
}

/** Replaces an empty list: says why it is empty. It has the list's height. */
export const NoneListed = (props: NoneListedProps) => (
  <div className="found-list none-listed meta" role="status">
    <Reason {...props} />
  </div>
);

function Reason({ hasFilter, query: { isFetching, currentData }, onRetry }: NoneListedProps) {
  if (!hasFilter) return 'Choose a filter to find users.';
  if (isFetching) return LOADING;
  if (currentData) return currentData.length === 0 ? 'No users found' : 'Nothing matches the search.';
  return (
    <>
      The users could not be loaded.
      <button type="button" className="link" onClick={onRetry}>
        Try again
      </button>
    </>
  );
}
