/** §3 Exercise, of the library. */
export interface ExerciseRow {
  id: string;
  name: string;
  description: string;
  videoURL: string | null;
  date: string;
}

export interface WeekRow {
  id: string;
  title: string;
}

export interface WorkoutDayRow {
  id: string;
  /** Null for a day of every week. */
  weekId: string | null;
  title: string;
}

/** A `workoutDayExercise` of the wire: an exercise on a day. */
export interface WorkoutRow {
  id: string;
  workoutDayId: string;
  exerciseId: string;
  sets: number | string;
  reps: number | string;
}

declare module '../../database/tables' {
  interface Tables {
    exercises: ExerciseRow;
    weeks: WeekRow;
    workoutDays: WorkoutDayRow;
    workouts: WorkoutRow;
  }
}
