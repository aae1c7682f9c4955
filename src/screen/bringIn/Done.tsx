import { useId, useMemo, type ReactNode } from 'react';
import { type FormValues } from '@/components/form/formRules';
import { Check2 } from 'react-bootstrap-icons';
import { Link } from 'react-router-dom';
import { figure } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import sheet from '../checks/checks.late.scss';
import { useList } from '../list/listContext';
import { useAddress } from '../navigation/AppRouterView';
import { indexOf } from './doubles';
import { type Item } from './items';
import { judge } from './judge';
import { placeAt, placeKey, placeName } from './place';
import { leftOutText, type Row } from './rows';
import { type BringingIn } from './useBringIn';

interface Props<Values extends FormValues> {
  work: BringingIn<Values>;
  /** Those that came in. */
  known: readonly Item<Values>[];
  onMore: () => void;
  /** The page's head with this status and these buttons. */
  children: (status: string, actions: ReactNode) => ReactNode;
}

/** What came in, and what was left out with the way on. */
export function Done<Values extends FormValues>({ work, known, onMore, children }: Props<Values>) {
  useLateSheet(sheet);
  const { kind, rows } = work;
  const { screen, view, events } = useList();
  const found = useFoundHere(work, known);
  const count = known.length;
  const select = () => {
    events.cardsTicked({ ids: found.map(({ id }) => id), isTicked: true });
    events.viewSelected(screen.defaults.view);
  };
  const isAre = rows.length === 1 ? 'was' : 'were';
  const status = `${figure(count)} came in${rows.length > 0 ? `, ${figure(rows.length)} ${isAre} left out` : ''}`;
  const actions = (
    <>
      <button type="button" className="btn btn-outline-secondary" onClick={onMore}>
        Bring in more
      </button>
      <button type="button" className="btn btn-primary" onClick={() => events.viewSelected(screen.defaults.view)}>
        Done
      </button>
    </>
  );
  const all = count === 1 ? 'it is' : `all ${figure(count)} are`;
  return (
    <>
      {children(status, actions)}
      <div className="card">
        <CameIn work={work} known={known} />
        {rows.length > 0 && <LeftOut work={work} />}
        <div className="checks-foot">
          <Check2 aria-hidden />
          <span>
            Bring in the same again, and nothing is added: {all} known by name and {kind.sameIn}.
          </span>
          {view.selected !== undefined && found.length > 0 && (
            <button type="button" className="btn btn-quiet btn-sm push" onClick={select}>
              Select the {figure(found.length)}
            </button>
          )}
        </div>
      </div>
    </>
  );
}

/** Those that came in as they are here now, as far as the list has loaded since. */
function useFoundHere<Values extends FormValues>({ kind, here }: BringingIn<Values>, known: readonly Item<Values>[]) {
  return useMemo(() => {
    const { same } = indexOf(here);
    return known.flatMap(({ values }) => {
      const { title, content } = judge(kind, values);
      return same.get(`${title}\n${content}`) ?? [];
    });
  }, [kind, here, known]);
}

function CameIn<Values extends FormValues>({
  work: { kind, places, here },
  known,
}: Pick<Props<Values>, 'work' | 'known'>) {
  const id = useId();
  const index = useMemo(() => indexOf(here), [here]);
  return (
    <section className="reason" aria-labelledby={id}>
      <div className="reason-head">
        <h3 id={id}>
          Came in <span className="tally figures">{figure(known.length)}</span>
        </h3>
        <p className="meta">
          {pictureText(known.filter(({ values }) => !kind.hasPicture(values)).length, known.length)}
        </p>
      </div>
      <ul className="came" role="list" aria-labelledby={id}>
        {known.map(({ id: item, values }) => {
          const name = titleOf(kind.titleOf(values));
          const { title, content } = judge(kind, values);
          const row = index.same.get(`${title}\n${content}`);
          return (
            <li key={item}>
              <b className="name clip">{name}</b>
              <span className="said">{placeName(placeAt(kind, places, placeKey(kind, values))?.names ?? [])}</span>
              {row && <OpenLink dialog={row.dialog} label="Open" name={`Open ${name}`} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function pictureText(without: number, all: number) {
  if (without === 0) return '';
  const who = all === 1 ? 'It has no picture yet' : 'None of them has a picture yet';
  return without === all
    ? `${who}; Checks lists what has none.`
    : `${figure(without)} of them have no picture yet; Checks lists them.`;
}

function LeftOut<Values extends FormValues>({ work }: Pick<Props<Values>, 'work'>) {
  const { kind, rows } = work;
  const id = useId();
  return (
    <section className="reason" aria-labelledby={id}>
      <div className="reason-head">
        <h3 id={id}>
          Left out <span className="tally figures">{figure(rows.length)}</span>
        </h3>
        <p className="meta">They stay on this page until you leave it.</p>
      </div>
      <ul className="came" role="list" aria-labelledby={id}>
        {rows.map((row) => (
          <li key={row.item.id}>
            <b className="name clip">{row.name}</b>
            <span className="said">{leftOutText(kind, row)}</span>
            <WayOn work={work} row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What leads on from a record that was left out. */
function WayOn<Values extends FormValues>({
  work: { kind, dispatch },
  row,
}: {
  work: BringingIn<Values>;
  row: Row<Values>;
}) {
  const { double, name, item, say } = row;
  if (double?.by === 'here')
    return <OpenLink dialog={double.row.dialog} label="Open that one" name={`Open that one: ${name}`} />;
  const isNothing = !kind.hasContent(item.values);
  const rest = say?.text === 'Choose a place' ? 'Choose a place' : 'Look at it';
  const label = isNothing ? 'Show the text' : rest;
  return (
    <button
      type="button"
      className="btn btn-quiet btn-sm"
      aria-label={`${label}: ${name}`}
      onClick={() => dispatch({ type: 'recordOpened', id: item.id, isSourceShown: isNothing })}
    >
      {label}
    </button>
  );
}

/** Opens a record of the section above this page. */
function OpenLink({ dialog, label, name }: { dialog: string; label: string; name: string }) {
  const { search } = useAddress();
  const to = new URLSearchParams(search);
  to.set('dialog', dialog);
  return (
    <Link className="btn btn-quiet btn-sm" to={`?${to}`} state={{ isDialogStep: true }} aria-label={name}>
      {label}
    </Link>
  );
}
