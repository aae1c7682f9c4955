import { recordSource } from '@/screen/record/record';
import { workoutsApi } from '@/services/workouts';
import { placedWorkouts } from './workoutsRows';

/** A workout of a week, with the day that has it. */
export const workoutRecord = recordSource({
  noun: 'workout',
  endpoint: workoutsApi.endpoints.getWeek,
  rows: ({ days }) => placedWorkouts(days),
  name: ({ workout }) => workout.name,
});
