import { useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type BatchLine } from '@/capabilities/rounds/api';
import { capital } from '@/components/format/capital';
import { countOf, figure } from '@/components/format/number';
import { useSettled } from '@/components/status/useSettled';
import { roundUndo, type NotedRound } from '@/screen/record/roundUndo';
import { read } from '@/lib/slots';
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
  const { round } = useRoundUndo(since);
  const done = lines.flatMap(({ item, status }) => (status === 'done' ? [item] : []));
  const skipped = new Map(
    lines.flatMap(({ item, status, reason }) => (status === 'skipped' ? [[item.id, reason]] : [])),
  );
  const sent = new Set(lines.map(({ item }) => item.id));
  const undone = new Set(round?.steps.flatMap(({ id, isUndone }) => (isUndone ? [id] : [])));
  const leftOut = plans.filter(({ id }) => !sent.has(id) || skipped.has(id));
  const reasonOf = (plan: Planned<Row, Form>) => skipped.get(plan.id) ?? whyNot(plan, many, words);
  // Only what changes in it is read out, not what it has when it appears.
  const said = useSettled(undoText(round, many.noun) ?? doneText(done, countOf(done.length, many.noun)), 0);
  return (
    <div className="changing">
      <p className="figures" role="status">
        <b className="about">{said}</b>{' '}
        {leftOut.length > 0 && !round?.undoneAt && (
          <span className="soft">
            {figure(leftOut.length)} {leftOut.length === 1 ? 'was' : 'were'} left out.
          </span>
        )}
      </p>
      {round?.note && <p className="said-amber">{round.note}</p>}
      <ChangeList label="Changed" many={many} plans={done.filter(({ id }) => !undone.has(id))} />
      {!round?.undoneAt && leftOut.length > 0 && (
        <ul className="left-out" role="list" aria-label="Left out">
          {leftOut.slice(0, MOST_LINES).map((plan) => (
            <li key={plan.id}>
              <b>{plan.name}</b>
              <span>{reasonOf(plan)}</span>
            </li>
          ))}
        </ul>
      )}
      {!round?.undoneAt && <Unlisted of={leftOut} />}
    </div>
  );
}

const doneText = (done: readonly Planned[], records: string) => {
  const places = placesIn(done);
  const of = places > 0 ? `${countOf(places, 'place')} in ${records}` : records;
  return `${of} ${(places || done.length) === 1 ? 'was' : 'were'} changed.`;
};

const none = () => undefined;

/** The round of a dialog that opened then, and what puts it back; neither where nothing notes what changes. */
function useRoundUndo(since: number) {
  const [undo] = read(roundUndo);
  return { round: useSelector(undo?.select(since) ?? none), asked: undo?.asked };
}

function undoText(round: NotedRound | undefined, noun: string) {
  const undone = round?.steps.filter(({ isUndone }) => isUndone).length ?? 0;
  if (!round || (round.undoneAt === null && !round.note)) return null;
  return `${countOf(undone, noun)} ${undone === 1 ? 'is as it was' : 'are as they were'}.`;
}

function whyNot<Row, Form>(
  { state, theirs, refusal }: Planned<Row, Form>,
  { labels }: Many<Row, Form>,
  words: ActWords,
) {
  if (state === 'gone') return 'Deleted meanwhile';
  if (state === 'refused') return refusal;
  if (state === 'same') return `${capital(words.same[0])}.`;
  if (theirs.length > 0) return `Someone else changed ${inWords(theirs, labels)}; it was not ticked.`;
  return 'It was not ticked.';
}

/** Done, and before it Undo as long as there is something to be put back. */
export function DoneFooter({ since, noun, onClose }: { since: number; noun: string; onClose: () => void }) {
  const dispatch = useDispatch();
  const { round, asked } = useRoundUndo(since);
  const done = useRef<HTMLButtonElement>(null);
  // With the frame in which the pressed button goes, so that nothing else is focused between the two.
  useLayoutEffect(() => done.current?.focus(), []);
  return (
    <>
      {asked && round?.undoneAt === null && (
        <>
          <p className="foot-note">
            Undo puts back exactly these {noun}s, and stays in What changed until you reload or sign out.
          </p>
          <button
            type="button"
            className="btn btn-outline-secondary"
            aria-busy={round.isUndoing}
            aria-disabled={round.isUndoing}
            onClick={() => !round.isUndoing && dispatch(asked(round.id))}
          >
            {round.isUndoing ? 'Undoing...' : 'Undo'}
          </button>
        </>
      )}
      <button ref={done} type="button" className="btn btn-primary" onClick={onClose}>
        Done
      </button>
    </>
  );
}
