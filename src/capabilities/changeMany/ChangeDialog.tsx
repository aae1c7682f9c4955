import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { isComplete } from '@/capabilities/rounds/api';
import { failedWith } from '@/components/dialog/failed';
import { ErrorBoundary } from '@/components/error/ErrorBoundary';
import { countOf, figure } from '@/components/format/number';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { useSettled } from '@/components/status/useSettled';
import { type Id } from '@/services/http/decode';
import { ChangeList, namesOf, Unchanged } from './ChangeList';
import sheet from './changeMany.late.scss';
import { DoneChanges, DoneFooter } from './DoneChanges';
import { type Act, type ActWords, type Many } from './many';
import { isTicked, type Choices, type Planned } from './plan';
import { RoundDialog, RoundFooter, RoundLines } from './RoundParts';
import { type EndAct } from './selectable';
import { usePlans } from './usePlans';
import { useRound } from './useRound';

interface Props<Row, Form> {
  many: Many<Row, Form>;
  /** The records as the person saw them when the dialog opened. */
  rows: readonly Row[];
  words: ActWords;
  /** Null until it is known what is asked. */
  act: Act<Form> | null;
  /** What is to be done while nothing is asked yet, such as `Choose a place.` */
  hint?: string;
  /** Whether anything was typed or chosen. */
  isTyped?: boolean;
  end: EndAct;
  /** What is asked. */
  children?: ReactNode;
}

/** Those with something to decide first. */
const toDecide = ({ state, theirs }: Planned) => state === 'gone' || state === 'refused' || theirs.length > 0;
const inOrder = <Plan extends Planned>(plans: readonly Plan[]) => [
  ...plans.filter(toDecide),
  ...plans.filter((plan) => !toDecide(plan)),
];

/**
 * Changes many records: what is asked, below it at once what each of them becomes, then what became of each call. Should
 * it throw, what was typed stays with what is around it.
 */
export const ChangeDialog = <Row extends { id: Id }, Form>(props: Props<Row, Form>) => (
  <ErrorBoundary fallback={failedWith(props.end.close)}>
    <Changing {...props} />
  </ErrorBoundary>
);

function Changing<Row extends { id: Id }, Form>(props: Props<Row, Form>) {
  const { many, rows, words, act, hint = '', isTyped = false, end, children } = props;
  useLateSheet(sheet);
  const { plans, planned, isDue, isLooking, isUnchecked } = usePlans(many, rows, act);
  const { batch, start, stop } = useRound(many, ({ change }) => change);
  const [choices, setChoices] = useState<Choices>(new Map());
  const [openedAt] = useState(Date.now);
  const { noun } = many;
  const counted = (count: number) => countOf(count, noun);

  // No key looks through thousands of them.
  const { ticked, same, rest } = useMemo(() => {
    const isLeft = (plan: Planned) => !isTicked(plan, choices);
    return {
      ticked: plans.filter((plan) => isTicked(plan, choices)),
      same: plans.filter(({ state }) => state === 'same'),
      rest: restOf(plans.filter(isLeft), words.same),
    };
  }, [plans, choices, words]);
  const about = useMemo(
    () => planned && words.about(ticked, countOf(ticked.length, noun)),
    [planned, words, ticked, noun],
  );
  // A key is shown before the list that it changes.
  const listed = useDeferredValue(plans);
  const list = useMemo(() => {
    const onTick = (plan: Planned) => setChoices(new Map([...choices, [plan.id, !isTicked(plan, choices)]]));
    const shown = inOrder(listed.filter(({ state }) => state !== 'same'));
    return <ChangeList label="What changes" many={many} plans={shown} boxes={{ choices, onTick }} />;
  }, [many, listed, choices]);

  const isReady = batch.phase === 'ready';
  const isOver = isComplete(batch);
  const title = words.title(counted(isReady ? rows.length : batch.lines.length));
  const close = isReady ? end.close : () => end.done(batch.lines);
  const footer = (
    <RoundFooter
      batch={batch}
      canStart={ticked.length > 0 && !isDue}
      start={`${words.verb} ${counted(ticked.length)}`}
      note={
        isReady &&
        plans.some(({ state }) => state !== 'same') &&
        (isLooking ? 'Reading what is there now...' : `${figure(ticked.length)} ticked`)
      }
      onStart={() => start(ticked)}
      onStop={stop}
      onClose={close}
    />
  );
  return (
    <RoundDialog
      title={isOver ? words.done : title}
      batch={batch}
      footer={isOver ? <DoneFooter since={openedAt} noun={noun} onClose={close} /> : footer}
      isTyped={isReady && isTyped}
      onClose={close}
    >
      {isReady && (
        <div className="changing">
          {children}
          <SettledCount about={about ?? hint} rest={planned ? rest : ''} />
          {isUnchecked && (
            <p className="said-amber">Whether someone else changed them meanwhile is looked up before each call.</p>
          )}
          {planned && list}
          {planned && same.length > 0 && <Unchanged>{sameText(same)}</Unchanged>}
        </div>
      )}
      {!isReady && !isOver && <RoundLines label={words.title(`${noun}s`)} many={many} batch={batch} />}
      {isOver && <DoneChanges many={many} words={words} lines={batch.lines} plans={plans} since={openedAt} />}
    </RoundDialog>
  );
}

const sameText = (plans: readonly Planned[]) => {
  const meanwhile = plans.filter(({ theirs }) => theirs.length > 0);
  const stay = plans.length === 1 ? 'stays as it is' : 'stay as they are';
  const note = meanwhile.length > 0 ? `; someone else changed ${namesOf(meanwhile)} meanwhile` : '';
  return `${namesOf(plans)} ${stay}${note}.`;
};

/** Of how many nothing changes, and why others are not ticked: `1 has none of it, 1 was changed by someone else.` */
function restOf(left: readonly Planned[], [one, several]: ActWords['same']) {
  const count = (wanted: (plan: Planned) => boolean, single: string, more: string) => {
    const found = left.filter(wanted).length;
    return found === 0 ? [] : [`${figure(found)} ${found === 1 ? single : more}`];
  };
  const parts = [
    ...count(({ state }) => state === 'same', one, several),
    ...count(
      (plan) => plan.state === 'changes' && plan.theirs.length > 0,
      'was changed by someone else',
      'were changed by someone else',
    ),
    ...count(({ state }) => state === 'refused', 'cannot be saved so', 'cannot be saved so'),
    ...count(({ state }) => state === 'gone', 'was deleted meanwhile', 'were deleted meanwhile'),
  ];
  return parts.length > 0 ? `${parts.join(', ')}.` : '';
}

/** How long nothing may have changed before a count is read out, in milliseconds. */
const SETTLED_MS = 400;

/** A count that changes as one types: shown at once, and read out once it stays. */
function SettledCount({ about, rest }: { about: string; rest: string }) {
  const said = useSettled(`${about} ${rest}`.trim(), SETTLED_MS);
  return (
    <>
      <p className="figures" aria-hidden>
        <b className="about">{about}</b> <span className="soft">{rest}</span>
      </p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}
