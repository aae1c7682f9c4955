import { type WeekRow, type WorkoutDayRow, type WorkoutRow } from './rows';
import { factoryOf } from '../../database/factoryOf';

export const weekFactory = factoryOf((n): Omit<WeekRow, 'id'> => ({ title: `Week ${n + 1}` }));

/** Belongs to the first week unless `weekId` names another. */
export const workoutDayFactory = factoryOf((n): Omit<WorkoutDayRow, 'id'> => ({
  weekId: '1',
  title: `Day ${n + 1}`,
}));

/** Belongs to the first day and exercise unless ids name others. */
export const workoutFactory = factoryOf((n): Omit<WorkoutRow, 'id'> => ({
  workoutDayId: '1',
  exerciseId: '1',
  sets: 3,
  reps: 10 + n,
}));
