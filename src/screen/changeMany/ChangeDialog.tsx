import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'react-redux';
import { isComplete } from '@/components/batch/batch';
import { countOf, figure } from '@/components/format/number';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { useSettled } from '@/components/status/useSettled';
import { type Id } from '@/services/http/decode';
import { ChangeList, namesOf, Unchanged } from './ChangeList';
import sheet from './changeMany.late.scss';
import { DoneChanges, DoneFooter } from './DoneChanges';
import { type Act, type ActWords, type Many } from './many';
import { planRound, type Planned } from './plan';
import { RoundDialog, RoundFooter, RoundLines } from './RoundParts';
import { type EndAct } from './SelectionBar';
import { readAnew } from './sendOne';
import { useRound } from './useRound';

interface Props<Row, Form> {
  many: Many<Row, Form>;
  /** The records as the person saw them when the dialog opened. */
  rows: readonly Row[];
  words: ActWords;
  /** Null until it is known what is asked. */
  act: Act<Form> | null;
  /** What is to be done while nothing is asked yet, such as `Choose a place.` */
  hint: string;
  end: EndAct;
  /** What is asked. */
  children: ReactNode;
}

/** Those with something to decide first. */
const toDecide = ({ state, theirs }: Planned) => state === 'gone' || state === 'refused' || theirs.length > 0;
const inOrder = <Plan extends Planned>(plans: readonly Plan[]) => [
  ...plans.filter(toDecide),
  ...plans.filter((plan) => !toDecide(plan)),
];

/** Changes many records: what is asked, below it at once what each of them becomes, then what became of each call. */
export function ChangeDialog<Row extends { id: Id }, Form>(props: Props<Row, Form>) {
  const { many, rows, words, act, hint, end, children } = props;
  useLateSheet(sheet);
  const latest = useLatest(many);
  const round = useRound(many, 'change');
  const [choices, setChoices] = useState<ReadonlyMap<Id, boolean>>(new Map());
  const [openedAt] = useState(Date.now);
  const { batch } = round;
  const { noun } = many.kind;
  const counted = (count: number) => countOf(count, noun, many.nouns);

  // The calls of a round change nothing of it.
  const plans = useMemo(() => planRound(many, rows, latest ?? rows, act ?? (() => [])), [many, rows, latest, act]);
  const isTicked = (plan: Planned<Row, Form>) =>
    plan.state === 'changes' && (choices.get(plan.id) ?? plan.theirs.length === 0);
  const ticked = plans.filter(isTicked);
  const same = plans.filter(({ state }) => state === 'same');
  const shown = inOrder(plans.filter(({ state }) => act && state !== 'same'));
  const onTick = (plan: Planned<Row, Form>) => setChoices(new Map([...choices, [plan.id, !isTicked(plan)]]));

  const isReady = batch.phase === 'ready';
  const isOver = isComplete(batch);
  const title = words.title(counted(isReady ? rows.length : batch.lines.length));
  const close = isReady ? end.close : end.done;
  const footer = (
    <RoundFooter
      batch={batch}
      canStart={ticked.length > 0 && latest !== undefined}
      start={`${words.verb} ${counted(ticked.length)}`}
      note={isReady && shown.length > 0 && `${figure(ticked.length)} ticked`}
      onStart={() => round.start(ticked)}
      onStop={round.stop}
      onClose={close}
    />
  );
  return (
    <RoundDialog
      title={isOver ? words.done : title}
      batch={batch}
      footer={isOver ? <DoneFooter since={openedAt} nouns={many.nouns} onClose={close} /> : footer}
      onClose={close}
    >
      {isReady && (
        <div className="changing">
          {children}
          <SettledCount
            about={act ? words.about(ticked, counted(ticked.length)) : hint}
            rest={act ? restOf(plans, ticked, words.same) : ''}
          />
          {latest === null && (
            <p className="said-amber">Whether someone else changed them meanwhile is looked up before each call.</p>
          )}
          <ChangeList label="What changes" many={many} plans={shown} boxes={{ isTicked, onTick }} />
          {act && same.length > 0 && <Unchanged>{sameText(same)}</Unchanged>}
        </div>
      )}
      {!isReady && !isOver && <RoundLines label={words.title(many.nouns)} many={many} batch={batch} />}
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
function restOf(plans: readonly Planned[], ticked: readonly Planned[], [one, several]: ActWords['same']) {
  const count = (wanted: (plan: Planned) => boolean, single: string, more: string) => {
    const found = plans.filter((plan) => wanted(plan) && !ticked.includes(plan)).length;
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

/** The records as they are now: undefined until the answer comes, null if none did. */
function useLatest<Row extends { id: Id }, Form>(many: Many<Row, Form>) {
  const store = useStore();
  const [latest, setLatest] = useState<readonly Row[] | null | undefined>();
  useEffect(() => {
    let isWanted = true;
    void readAnew(store, many).then((rows) => isWanted && setLatest(rows));
    return () => {
      isWanted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the dialog opens
  }, []);
  return latest;
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
