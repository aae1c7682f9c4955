import { type WeekRow, type WorkoutDayRow, type WorkoutRow } from './rows';
import { factoryOf } from '../../database/factoryOf';

export const weekFactory = factoryOf((n): Omit<WeekRow, 'id'> => ({ title: `Week ${n + 1}` }));

/** Name the week with `weekId`; without it the day belongs to the first one. */
export const workoutDayFactory = factoryOf((n): Omit<WorkoutDayRow, 'id'> => ({
  weekId: '1',
  title: `Day ${n + 1}`,
}));

/** Name day and exercise; without them both are the first ones. */
export const workoutFactory = factoryOf((n): Omit<WorkoutRow, 'id'> => ({
  workoutDayId: '1',
  exerciseId: '1',
  sets: 3,
  reps: 10 + n,
}));
