import { copyWorkout } from '@/capabilities/copy/api';
import { useEffect, useId, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { Check2, HourglassSplit } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { StillWaiting } from '@/components/dialog/lateAnswer';
import { titleOf } from '@/components/format/title';
import { editMenu } from '@/components/menu/editMenu';
import { type MenuEntry, type MenuItem } from '@/components/menu/menuEntry';
import { Menu } from '@/components/menu/Menu';
import { RowMenu } from '@/components/menu/RowMenu';
import { type Id } from '@/services/http/decode';
import { lateChanges } from '@/services/http/lateChanges';
import { isAboutWorkout } from '@/services/workouts';
import { dialogOpened, type WorkoutsDialog } from '@/features/workouts/workoutsScreen';
import { effortOf, type PlacedWorkout } from '@/features/workouts/workoutsRows';
import { useBoard } from './boardContext';
import { useDraggable } from './dragging';
import { EffortInput } from './EffortInput';
import { type Lane } from '@/features/workouts/lanes';
import { closedReason, fixedReason } from './moves';
import { cardStop } from './stops';

const SAVED_MS = 2000;
const UNITS = ['sets', 'reps'] as const;

/** A workout on the board. */
export function MoveCard({ placed }: { placed: PlacedWorkout }) {
  const dispatch = useDispatch();
  const { current, moving, setMoving, change, unsent } = useBoard();
  const { id, workout } = placed;
  const name = titleOf(workout.name);
  const fixed = fixedReason(workout);
  const card = useRef<HTMLElement>(null);
  const isLeaving = useDraggable(card, placed);
  const [error, setError] = useState<{ unit: string; text: string } | null>(null);
  const [isSaved, setSaved] = useState(false);
  const errorId = useId();
  const menuId = useId();
  const key = cardStop(id);
  const tabIndex = current === key ? 0 : -1;
  const isMoving = moving === id;
  const isWaiting = unsent.waiting.some((waiting) => waiting.id === id);
  const stopWaiting = useLateWorkout(id);

  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = setTimeout(() => setSaved(false), SAVED_MS);
    return () => clearTimeout(timer);
  }, [isSaved]);

  const open = (kind: WorkoutsDialog['kind']) => () => dispatch(dialogOpened({ kind, id }));
  const menu: MenuEntry[] = [
    { label: 'Move to', icon: 'ArrowLeftRight', offReason: fixed, shortcut: 'm', onSelect: () => setMoving(id) },
    { label: 'Copy to', icon: 'Copy', offReason: fixed, shortcut: 'c', onSelect: () => dispatch(copyWorkout(id)) },
    ...editMenu({ edit: open('editWorkout'), remove: open('deleteWorkout') }),
  ];
  const save = async (unit: 'sets' | 'reps', count: number) => {
    if (fixed) return fixed;
    const answer = change({ id, [unit]: count });
    if (!answer) return null;
    const { isSaved: isDone, refusal } = await answer;
    setSaved(isDone);
    return refusal;
  };
  return (
    <>
      <article
        ref={card}
        className={`move-card${isLeaving ? ' is-leaving' : ''}`}
        aria-label={`${name}, ${effortOf(workout).replace(' · ', ', ')}`}
        tabIndex={tabIndex}
        data-stop={key}
        data-workout={id}
      >
        <h3>{name}</h3>
        <RowMenu label={`Actions for ${name}`} items={menu} tabIndex={tabIndex} />
        <div className="effort">
          {UNITS.map((unit) => (
            <EffortInput
              key={unit}
              unit={unit}
              id={id}
              of={name}
              value={workout[unit]}
              tabIndex={tabIndex}
              errorId={error?.unit === unit ? errorId : undefined}
              onSave={(count) => save(unit, count)}
              onError={(text) => setError(text === null ? null : { unit, text })}
              onLeave={() => card.current?.focus()}
            />
          ))}
          {isWaiting && (
            <span className="saved waits">
              <HourglassSplit role="img" aria-label="Not saved yet" />
            </span>
          )}
          {isSaved && !isWaiting && (
            <span className="saved" role="status">
              <Check2 role="img" aria-label="Saved" />
            </span>
          )}
        </div>
      </article>
      {isWaiting && <StillWaiting onStop={stopWaiting} />}
      {error && (
        <p className="card-error" id={errorId} role="alert">
          {error.text}
        </p>
      )}
      {isMoving && <MoveMenu id={menuId} placed={placed} anchor={card} />}
    </>
  );
}

/** Stops waiting for the answer about this workout; null while none is late. */
function useLateWorkout(workoutId: Id) {
  const late = useSyncExternalStore(lateChanges.subscribe, lateChanges.current);
  const own = late.find(({ call }) => isAboutWorkout(call, workoutId));
  return own ? own.stopWaiting : null;
}

interface MenuProps {
  id: string;
  placed: PlacedWorkout;
  anchor: RefObject<HTMLElement | null>;
}

/** The days that a workout can be moved to; the others say why not. */
function MoveMenu({ id, placed, anchor }: MenuProps) {
  const dispatch = useDispatch();
  const { lanes, move, setMoving } = useBoard();
  const fixed = fixedReason(placed.workout);
  const day = (lane: Lane) => {
    const closed = closedReason(lane, placed);
    return {
      label: lane.title,
      note: closed ?? (lane.isShared ? 'every week' : undefined),
      offReason: fixed ?? (closed && `${lane.title}: ${closed}.`),
      onSelect: () => move(placed.id, lane),
    };
  };
  const copy: MenuItem = {
    label: 'Copy to a day or a week',
    icon: 'Copy',
    offReason: fixed,
    onSelect: () => dispatch(copyWorkout(placed.id)),
  };
  return (
    <Menu
      id={id}
      label={`Move ${titleOf(placed.workout.name)} to`}
      entries={[...lanes.map(day), 'divider', copy]}
      anchor={anchor}
      startAt="first"
      onClose={() => setMoving(null)}
    />
  );
}
