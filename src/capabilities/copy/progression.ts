import { type Workout } from '@/services/workouts';

/** How each week grows: reps go up by `by` to `most`; a week after that has a set more, with `from` reps. */
export interface Rule {
  by: number;
  most: number;
  from: number;
}

type Effort = Pick<Workout, 'sets' | 'reps'>;

const MOST_SETS = 9999;

/** The next week's sets and reps. Texts that are no numbers stay as they are. */
export function progressed({ sets, reps }: Effort, { by, most, from }: Rule): Effort {
  if (typeof reps === 'string') return { sets, reps };
  if (reps < most) return { sets, reps: Math.min(reps + by, most) };
  return typeof sets === 'string' || sets >= MOST_SETS ? { sets, reps } : { sets: sets + 1, reps: from };
}

/** The sets and reps of this many weeks after one, the next first. Without a rule they are all the same. */
export function courseOf(effort: Effort, weeks: number, rule: Rule | null): Effort[] {
  const course = [{ sets: effort.sets, reps: effort.reps }];
  while (course.length <= weeks) course.push(rule ? progressed(course.at(-1)!, rule) : course[0]!);
  return course.slice(1);
}
