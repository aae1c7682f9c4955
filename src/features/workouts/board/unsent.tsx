import { useState } from 'react';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { LazyDialog } from '@/components/lazy/LazyDialog';
import { useSafeExit } from '@/screen/form/useSafeExit';
import { type Id } from '@/services/http/decode';
import { type PlacedWorkout } from '../workoutsRows';
import { type WorkoutChange } from '../workoutsScreen';

/** The changes of one workout, whose calls wait for each other. */
export interface Queue {
  /** The workout as the server has it, as far as is known. */
  saved: PlacedWorkout;
  /** Whether the outcome of its last call is not known. */
  isUnclear: boolean;
  /** Whose changes they are (`sessionGeneration`). */
  session: number;
  last: Promise<unknown>;
}

/** What was changed on the board and is not known to be saved. The page keeps it: another view or week ends no call. */
export function useUnsent() {
  const [waiting, setWaiting] = useState<readonly WorkoutChange[]>([]);
  const [typed, setTyped] = useState(0);
  const [queues] = useState(() => new Map<Id, Queue>());
  /** Notes a figure that is being typed; returns the function that ends it. */
  const beginTyping = () => {
    setTyped((count) => count + 1);
    return () => setTyped((count) => count - 1);
  };
  return { waiting, setWaiting, queues, beginTyping, isUnsent: waiting.length > 0 || typed > 0 };
}

export type Unsent = ReturnType<typeof useUnsent>;

const leaveDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "workouts-board" */ './BoardDialogs')).LeaveDialog,
);

/** Asks before the page is left while something is not saved that was changed on the board. */
export function LeaveQuestion({ isUnsent }: { isUnsent: boolean }) {
  const { isAsking, discard, stay } = useSafeExit(isUnsent, () => undefined);
  const leave = () => {
    discard();
    stay(); // a step within the page leaves this on screen
  };
  return (
    isAsking && <LazyDialog of={leaveDialog} props={{ isUnsent, onLeave: leave, onStay: stay }} onFailure={stay} />
  );
}
