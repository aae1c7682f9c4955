import { createContext, use, useState, type ReactNode } from 'react';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { LazyDialog } from '@/components/lazy/LazyDialog';
import { useSafeExit } from '@/screen/form/useSafeExit';
import { type Id } from '@/services/http/decode';
import { type PlacedWorkout } from '@/features/workouts/workoutsRows';
import { type WorkoutChange } from './boardState';

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

/** What was changed on the board and is not known to be saved. */
function useKeptChanges() {
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

export type Unsent = ReturnType<typeof useKeptChanges>;

const UnsentContext = createContext<Unsent | null>(null);

export const useUnsent = () => use(UnsentContext)!;

const leaveDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "workouts-board" */ './BoardDialogs')).LeaveDialog,
);

/** Around the page it keeps what is not saved, since another view or week ends no call, and asks before it is left. */
export function Unsaved({ children }: { children: ReactNode }) {
  const unsent = useKeptChanges();
  return (
    <UnsentContext value={unsent}>
      {children}
      <LeaveQuestion isUnsent={unsent.isUnsent} />
    </UnsentContext>
  );
}

function LeaveQuestion({ isUnsent }: { isUnsent: boolean }) {
  const { isAsking, discard, stay } = useSafeExit(isUnsent, () => undefined);
  const leave = () => {
    discard();
    stay(); // a step within the page leaves this on screen
  };
  return (
    isAsking && <LazyDialog of={leaveDialog} props={{ isUnsent, onLeave: leave, onStay: stay }} onFailure={stay} />
  );
}
