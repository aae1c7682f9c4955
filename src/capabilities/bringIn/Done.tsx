import { useId, useMemo, type ReactNode } from 'react';
import { Check2 } from 'react-bootstrap-icons';
import { figure } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import sheet from '@/screen/list/findings.late.scss';
import { useListEvents } from '@/screen/list/listContext';
import { useSelectionEvents } from '../changeMany/api';
import { BringInHead } from './BringInHead';
import { nameIn, type Here } from './contentKind';
import { type Item } from './items';
import { OpenHere } from './OpenHere';
import { placeNameOf } from './place';
import { leftOutText, type Row } from './rows';
import { findSent } from './sent';
import { type BringingIn } from './useBringIn';

interface PartProps {
  title: string;
  count: number;
  text: string;
  /** A line for each record. */
  children: ReactNode;
}

function Part({ title, count, text, children }: PartProps) {
  const id = useId();
  return (
    <section className="reason" aria-labelledby={id}>
      <div className="reason-head">
        <h3 id={id}>
          {title} <span className="tally figures">{figure(count)}</span>
        </h3>
        <p className="meta">{text}</p>
      </div>
      <ul className="came" role="list" aria-labelledby={id}>
        {children}
      </ul>
    </section>
  );
}

/** Of what leads on from a record. */
const BUTTON = 'btn btn-quiet btn-sm';

interface Props {
  work: BringingIn;
  onMore: () => void;
}

/** What came in, with the record that it is here, as far as the list has loaded since. */
interface Came {
  item: Item;
  row: Here | undefined;
}

/** What came in, and what was left out with the way on. */
export function Done({ work, onMore }: Props) {
  useLateSheet(sheet);
  const { kind, state, rows } = work;
  const { screen, events } = useListEvents();
  const { cardsTicked } = useSelectionEvents();
  const here = useMemo(() => findSent(state.sent, [...state.cameIn], work.here), [state.sent, state.cameIn, work.here]);
  const came = state.items
    .filter(({ id }) => state.cameIn.has(id))
    .map((item): Came => ({ item, row: here.get(item.id) }));
  const found = came.flatMap(({ row }) => row ?? []);
  const count = came.length;
  const select = () => {
    cardsTicked({ ids: found.map(({ id }) => id), isTicked: true });
    events.viewSelected(screen.defaults.view);
  };
  const leftOut = `${figure(rows.length)} ${rows.length === 1 ? 'was' : 'were'} left out`;
  const all = count === 1 ? 'it is' : `all ${figure(count)} are`;
  return (
    <>
      <BringInHead of={kind} status={`${figure(count)} came in${rows.length > 0 ? `, ${leftOut}` : ''}`}>
        <button type="button" className="btn btn-outline-secondary" onClick={onMore}>
          Bring in more
        </button>
        <button type="button" className="btn btn-primary" onClick={() => events.viewSelected(screen.defaults.view)}>
          Done
        </button>
      </BringInHead>
      <div className="card">
        <CameIn work={work} came={came} />
        {rows.length > 0 && <LeftOut work={work} />}
        <div className="checks-foot">
          <Check2 aria-hidden />
          <span>
            Bring in the same again, and nothing is added: {all} known by name and {kind.sameIn}.
          </span>
          {found.length > 0 && (
            <button type="button" className="btn btn-quiet btn-sm push" onClick={select}>
              Select the {figure(found.length)}
            </button>
          )}
        </div>
      </div>
    </>
  );
}

function CameIn({ work: { kind, places }, came }: { work: BringingIn; came: readonly Came[] }) {
  const without = came.filter(({ item }) => !kind.hasPicture(item.values)).length;
  return (
    <Part title="Came in" count={came.length} text={pictureText(without, came.length)}>
      {came.map(({ item: { id, values }, row }) => {
        const name = titleOf(nameIn(kind, values));
        return (
          <li key={id}>
            <b className="name clip">{name}</b>
            <span className="said">{placeNameOf(kind, places, values)}</span>
            {row && <OpenHere of={row} label="Open" name={`Open ${name}`} className={BUTTON} />}
          </li>
        );
      })}
    </Part>
  );
}

function pictureText(without: number, all: number) {
  if (without === 0) return '';
  const who = all === 1 ? 'It has no picture yet' : 'None of them has a picture yet';
  return without === all
    ? `${who}; Checks lists what has none.`
    : `${figure(without)} of them have no picture yet; Checks lists them.`;
}

function LeftOut({ work }: Pick<Props, 'work'>) {
  const { kind, places, rows } = work;
  return (
    <Part title="Left out" count={rows.length} text="They stay on this page until you leave it.">
      {rows.map((row) => (
        <li key={row.item.id}>
          <b className="name clip">{row.name}</b>
          <span className="said">{leftOutText(kind, places, row)}</span>
          <WayOn work={work} row={row} />
        </li>
      ))}
    </Part>
  );
}

/** What leads on from a record that was left out. */
function WayOn({ work: { kind, dispatch }, row }: { work: BringingIn; row: Row }) {
  const { double, name, item, say, lacksPlace } = row;
  if (double?.by === 'here')
    return <OpenHere of={double.row} label="Open that one" name={`Open that one: ${name}`} className={BUTTON} />;
  const isNothing = !kind.hasContent(item.values);
  const rest = lacksPlace && say?.isToLookAt ? say.text : 'Look at it';
  const label = isNothing ? 'Show the text' : rest;
  return (
    <button
      type="button"
      className={BUTTON}
      aria-label={`${label}: ${name}`}
      onClick={() => dispatch({ type: 'recordOpened', id: item.id, isSourceShown: isNothing })}
    >
      {label}
    </button>
  );
}
