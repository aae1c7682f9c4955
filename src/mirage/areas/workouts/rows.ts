/** An exercise of the library. */
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
  /** Null if the day belongs to every week. */
  weekId: string | null;
  title: string;
}

/** An exercise on a day, the API's `workoutDayExercise`. */
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
