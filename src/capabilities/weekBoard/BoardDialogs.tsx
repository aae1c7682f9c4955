import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { titleOf } from '@/components/format/title';
import { changeAnswered, type WorkoutChange } from './boardState';
import { type PlacedWorkout } from '@/features/workouts/workoutsRows';
import { type Lane } from '@/features/workouts/lanes';
import { touchedLanes } from './moves';

interface EveryWeekProps {
  change: WorkoutChange;
  placed: PlacedWorkout;
  lanes: readonly Lane[];
  /** How many weeks there are. */
  weeks: number;
  week: string;
  onConfirm: () => void;
}

/** Asks before a day is changed that belongs to every week. */
export function EveryWeekDialog({ change, placed, lanes, weeks, week, onConfirm }: EveryWeekProps) {
  const dispatch = useDispatch();
  const { workout, dayId } = placed;
  const name = titleOf(workout.name);
  const [from] = touchedLanes(lanes, dayId);
  const [to] = touchedLanes(lanes, change.dayId);
  const days = [from, to].filter((lane) => lane?.isShared).map((lane) => lane!.name);
  const { effect, act } = wordsFor(name, to);
  return (
    <ConfirmDialog
      title="This day belongs to every week"
      text={`${days.join(' and ')} ${days.length > 1 ? 'are the same days' : 'is the same day'} in all ${weeks} weeks. ${effect}`}
      confirmLabel={act}
      tone="primary"
      onConfirm={onConfirm}
      onClose={() => dispatch(changeAnswered())}
    >
      <p className="about">{name}</p>
      <p className="meta">
        From {from?.title} of {week}
      </p>
    </ConfirmDialog>
  );
}

/** What the change does, and the button that does it; `to` is the day that the workout is moved to. */
function wordsFor(name: string, to: Lane | undefined) {
  if (!to) return { effect: `What you change of ${name} changes in each of them.`, act: 'Change every week' };
  return to.isShared
    ? { effect: `Moving ${name} there puts it into each of them.`, act: 'Move to every week' }
    : { effect: `Moving ${name} takes it out of each of them.`, act: 'Move out of every week' };
}

/** How long an answer may take before the question is asked, in milliseconds. */
const SOON_MS = 500;

interface LeaveProps {
  isUnsent: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Leaves by itself once all is saved, which is mostly before it could be read. */
export function LeaveDialog({ isUnsent, onLeave, onStay }: LeaveProps) {
  const [isLate, setLate] = useState(false);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SOON_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isUnsent) leave();
  }, [isUnsent]);
  return (
    isLate && (
      <ConfirmDialog
        title="Leave before it is saved?"
        text="What you changed on the board is not saved yet, and may be lost."
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={onLeave}
        onClose={onStay}
      />
    )
  );
}
