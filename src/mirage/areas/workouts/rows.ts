export interface SupplementFolderRow {
  id: string;
  title: string;
}

export interface SupplementRow {
  id: string;
  supplementsCategoryId: string;
  title: string;
  description: string;
  externalLink: string;
  dosage: string;
  image: string | null;
}

/** §3 Habit. */
export interface HabitRow {
  id: string;
  name: string;
  description: string;
  mandatory: boolean;
  image: string | null;
  createdAt: string;
}

export interface HighlightRow {
  id: string;
  title: string;
  createdAt: string;
}

export interface HighlightItemRow {
  id: string;
  highlightId: string;
  mediaUrl: string;
  mediaType: 'photo' | 'video';
  caption: string;
  /** Seconds: a number where the practice wrote it, text where it came by a form. */
  duration: number | string;
  viewedCount: number;
  createdAt: string;
}

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
