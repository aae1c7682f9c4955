import { createContext, use } from 'react';
import { type PlacedWorkout } from '@/features/workouts/workoutsRows';
import { type WorkoutChange } from './boardState';
import { type Lane } from '@/features/workouts/lanes';
import { type Outcome } from './useChanges';
import { type Unsent } from './unsent';

/** A figure that is typed and not sent. */
export interface Draft {
  text: string;
  /** What it was when the typing began; null once the person has been told of another. */
  began: number | string | null;
}

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
  /** By unit and workout. A card that goes to another lane is mounted anew, and goes on with them. */
  drafts: Map<string, Draft>;
}

export const BoardContext = createContext<Board | null>(null);

export const useBoard = () => use(BoardContext)!;
