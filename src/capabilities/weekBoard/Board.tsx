import { copyWorkout } from '@/capabilities/copy/api';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { countOf } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { KeyLine } from '@/components/keys/KeyLine';
import { useKeyMap } from '@/components/keys/useKeyMap';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { menuList } from '@/components/menu/Menu';
import { notifyError, notifyInfo } from '@/components/notify/notify';
import { type Id } from '@/services/http/decode';
import { type Week, workoutsApi } from '@/services/workouts';
import { useShownLists } from '@/screen/list/listContext';
import { type Workouts } from '@/features/workouts/useWorkouts';
import { dialogOpened, selectWorkoutsScreen } from '@/features/workouts/workoutsScreen';
import { placedWorkouts } from '@/features/workouts/workoutsRows';
import { BoardContext, type Draft } from './boardContext';
import { EveryWeekDialog } from './BoardDialogs';
import { changeAnswered, changeAsked, selectAsked, type WorkoutChange } from './boardState';
import { useDragged } from './dragging';
import { lanesOf, type Lane } from '@/features/workouts/lanes';
import { fixedReason, touchedLanes } from './moves';
import { DayLane } from './DayLane';
import { addStop, cardStop, keyAt, useKeptStop, walk } from './stops';
import { useChanges, withChanges } from './useChanges';
import { useUnsent } from './unsent';
import sheet from './board.late.scss';

const { getWeek } = workoutsApi.endpoints;

const KEYS = [
  [['←', '→', '↑', '↓'], 'walk'],
  [['Enter'], 'sets and reps'],
  [['m'], 'move to'],
  [['c'], 'copy to'],
  [['a'], 'add'],
] as const;

/** The days of a week beside each other. Only one card, or one lane's Add, is a tab stop; the arrow keys walk. */
export function Board({ week }: { week: Week }) {
  useLateSheet(sheet);
  useEffect(() => menuList.keepLoading(), []); // a key opens a card’s menu, whose button never had the focus
  const dispatch = useDispatch();
  const { weeks, allDays } = useShownLists<Workouts>();
  const unsent = useUnsent();
  const asked = useSelector(selectAsked);
  const { dialog } = useSelector(selectWorkoutsScreen);
  const apply = useChanges(week.id, unsent);
  const board = useRef<HTMLUListElement>(null);
  const dragged = useDragged();
  const [moving, setMoving] = useState<Id | null>(null);
  const [said, setSaid] = useState('');
  const [drafts] = useState(() => new Map<string, Draft>());
  // Read here: what comes through the page comes after the change no longer waits, and the card would go back between.
  const { currentData } = getWeek.useQueryState(week.id);
  const days = withChanges(currentData?.days ?? [], unsent.waiting);
  const lanes = lanesOf(days, allDays);
  const placed = placedWorkouts(days);
  const { current, remember } = useKeptStop(board, lanes, asked !== null || dialog !== null);
  const find = (id: Id) => placed.find((one) => one.id === id);

  /** Asks where a day belongs to every week; returns whether it did. */
  const asksFirst = (next: WorkoutChange) => {
    const isShared = touchedLanes(lanes, find(next.id)?.dayId, next.dayId).some((lane) => lane.isShared);
    if (isShared) dispatch(changeAsked(next));
    return isShared;
  };
  const change = (next: WorkoutChange) => (asksFirst(next) ? null : apply(next));
  const applyOrTell = async (next: WorkoutChange, lane: Lane | undefined) => {
    const name = titleOf(find(next.id)?.workout.name ?? '');
    if (lane) setSaid(`Moved ${name} to ${lane.title}`);
    const { isSaved, refusal } = await apply(next);
    if (lane && !isSaved) setSaid(`${name} is back`);
    notifyError(refusal);
  };
  const move = (id: Id, lane: Lane) => {
    const next = { id, dayId: lane.day.id };
    if (!asksFirst(next)) void applyOrTell(next, lane);
  };
  const confirm = () => {
    dispatch(changeAnswered());
    if (asked) void applyOrTell(asked, touchedLanes(lanes, asked.dayId)[0]);
  };

  /** The workout whose card has the focus, if it can be named in a call. */
  const onCard = () => {
    const key = keyAt(document.activeElement);
    const one = placed.find(({ id }) => cardStop(id) === key);
    const fixed = one && fixedReason(one.workout);
    if (fixed) notifyInfo(fixed);
    return fixed ? undefined : one;
  };
  useKeyMap(
    {
      m: () => setMoving(onCard()?.id ?? null),
      c: () => {
        const one = onCard();
        if (one) dispatch(copyWorkout(one.id));
      },
      a: () => {
        const key = keyAt(document.activeElement);
        const lane = lanes.find(
          ({ day }) => addStop(day.id) === key || day.workouts.some(({ id }) => cardStop(id) === key),
        );
        if (lane) dispatch(dialogOpened({ kind: 'addWorkout', id: lane.day.id }));
      },
    },
    board,
  );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    if (!board.current?.contains(target)) return; // a card's menu is elsewhere
    if (event.key === 'Enter' && target.matches('.move-card')) {
      event.preventDefault();
      target.querySelector('input')?.focus();
    } else walk(event);
  };

  const askedAbout = asked && find(asked.id);
  return (
    <BoardContext value={{ lanes, current, moving, setMoving, change, move, unsent, drafts }}>
      <div className="page-head board-note">
        <p className="meta figures">
          {countOf(placed.length, 'exercise')} on {countOf(lanes.length, 'day')}
        </p>
        <p className="visually-hidden" role="status">
          {said}
        </p>
        <KeyLine className="push" keys={KEYS} />
      </div>
      <div className="week-scroll">
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the cards in it */}
        <ul
          ref={board}
          className="week"
          role="list"
          aria-label={`Days of ${titleOf(week.title)}`}
          onKeyDown={onKeyDown}
          onFocus={({ target }) => remember(target)}
        >
          {lanes.map((lane) => (
            <li key={lane.day.id}>
              <DayLane lane={lane} dragged={dragged} />
            </li>
          ))}
        </ul>
      </div>
      {asked && askedAbout && (
        <EveryWeekDialog
          change={asked}
          placed={askedAbout}
          lanes={lanes}
          weeks={weeks?.length ?? 0}
          week={titleOf(week.title)}
          onConfirm={confirm}
        />
      )}
    </BoardContext>
  );
}
