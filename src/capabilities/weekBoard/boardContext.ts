import { createContext, use } from 'react';
import { type PlacedWorkout } from '@/features/workouts/workoutsRows';
import { type WorkoutChange } from './boardState';
import { type Lane } from '@/features/workouts/lanes';
import { type Outcome } from './useChanges';
import { type Unsent } from './unsent';

/** What cards and lanes of the board share. */
interface Board {
  lanes: readonly Lane[];
  /** The key (`stops.ts`) of the only tab stop. */
  current: string | null;
  /** The workout whose menu of days is open. */
  moving: PlacedWorkout['id'] | null;
  setMoving: (id: PlacedWorkout['id'] | null) => void;
  /** Null where a day belongs to every week, which is asked about first. */
  change: (change: WorkoutChange) => Promise<Outcome> | null;
  /** Moves a workout to another day, and shows why it was refused. */
  move: (id: PlacedWorkout['id'], lane: Lane) => void;
  unsent: Unsent;
}

export const BoardContext = createContext<Board | null>(null);

export const useBoard = () => use(BoardContext)!;
