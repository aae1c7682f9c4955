import { useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type BatchLine } from '@/components/batch/batch';
import { capital } from '@/components/format/capital';
import { countOf, figure } from '@/components/format/number';
import { useSettled } from '@/components/status/useSettled';
import { undoAsked } from '../journal/changes';
import { selectRound } from '../journal/journalState';
import { ChangeList, MOST_LINES, Unlisted } from './ChangeList';
import { placesIn, type ActWords, type Many } from './many';
import { inWords, type Planned } from './plan';

interface Props<Row, Form> {
  many: Many<Row, Form>;
  words: ActWords;
  lines: readonly BatchLine<Planned<Row, Form>>[];
  /** All that were selected, also those that were not sent. */
  plans: readonly Planned<Row, Form>[];
  /** When the dialog opened, in milliseconds since 1970. */
  since: number;
}

/** What was changed, and what was left out and why; after Undo what is as it was again. */
export function DoneChanges<Row, Form>({ many, words, lines, plans, since }: Props<Row, Form>) {
  const entry = useSelector(selectRound(since));
  const done = lines.flatMap(({ item, status }) => (status === 'done' ? [item] : []));
  const skipped = new Map(
    lines.flatMap(({ item, status, reason }) => (status === 'skipped' ? [[item.id, reason]] : [])),
  );
  const sent = new Set(lines.map(({ item }) => item.id));
  const undone = new Set(entry?.steps.flatMap(({ id, isUndone }) => (isUndone ? [id] : [])));
  const leftOut = plans.filter(({ id }) => !sent.has(id) || skipped.has(id));
  const reasonOf = (plan: Planned<Row, Form>) => skipped.get(plan.id) ?? whyNot(plan, many, words);
  // Only what changes in it is read out, not what it has when it appears.
  const said = useSettled(undoText(entry, many.noun) ?? doneText(done, countOf(done.length, many.noun)), 0);
  return (
    <div className="changing">
      <p className="figures" role="status">
        <b className="about">{said}</b>{' '}
        {leftOut.length > 0 && !entry?.undoneAt && (
          <span className="soft">
            {figure(leftOut.length)} {leftOut.length === 1 ? 'was' : 'were'} left out.
          </span>
        )}
      </p>
      {entry?.note && <p className="said-amber">{entry.note}</p>}
      <ChangeList label="Changed" many={many} plans={done.filter(({ id }) => !undone.has(id))} />
      {!entry?.undoneAt && leftOut.length > 0 && (
        <ul className="left-out" role="list" aria-label="Left out">
          {leftOut.slice(0, MOST_LINES).map((plan) => (
            <li key={plan.id}>
              <b>{plan.name}</b>
              <span>{reasonOf(plan)}</span>
            </li>
          ))}
        </ul>
      )}
      {!entry?.undoneAt && <Unlisted of={leftOut} />}
    </div>
  );
}

const doneText = (done: readonly Planned[], records: string) => {
  const places = placesIn(done);
  const of = places > 0 ? `${countOf(places, 'place')} in ${records}` : records;
  return `${of} ${(places || done.length) === 1 ? 'was' : 'were'} changed.`;
};

type Entry = ReturnType<ReturnType<typeof selectRound>>;

function undoText(entry: Entry, noun: string) {
  const undone = entry?.steps.filter(({ isUndone }) => isUndone).length ?? 0;
  if (!entry || (entry.undoneAt === null && !entry.note)) return null;
  return `${countOf(undone, noun)} ${undone === 1 ? 'is as it was' : 'are as they were'}.`;
}

function whyNot<Row, Form>({ state, theirs, refusal }: Planned<Row, Form>, { kind }: Many<Row, Form>, words: ActWords) {
  if (state === 'gone') return 'Deleted meanwhile';
  if (state === 'refused') return refusal;
  if (state === 'same') return `${capital(words.same[0])}.`;
  if (theirs.length > 0) return `Someone else changed ${inWords(theirs, kind.labels)}; it was not ticked.`;
  return 'It was not ticked.';
}

/** Done, and before it Undo as long as there is something to be put back. */
export function DoneFooter({ since, noun, onClose }: { since: number; noun: string; onClose: () => void }) {
  const dispatch = useDispatch();
  const entry = useSelector(selectRound(since));
  const done = useRef<HTMLButtonElement>(null);
  // With the frame in which the pressed button goes, so that nothing else is focused between the two.
  useLayoutEffect(() => done.current?.focus(), []);
  const canUndo = entry && entry.undoneAt === null;
  return (
    <>
      {canUndo && (
        <>
          <p className="foot-note">
            Undo puts back exactly these {noun}s, and stays in What changed until you reload or sign out.
          </p>
          <button
            type="button"
            className="btn btn-outline-secondary"
            aria-busy={entry.isUndoing}
            aria-disabled={entry.isUndoing}
            onClick={() => !entry.isUndoing && dispatch(undoAsked(entry.id))}
          >
            {entry.isUndoing ? 'Undoing...' : 'Undo'}
          </button>
        </>
      )}
      <button ref={done} type="button" className="btn btn-primary" onClick={onClose}>
        Done
      </button>
    </>
  );
}
