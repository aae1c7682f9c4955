import { recordSource } from '@/screen/record/record';
import { workoutsApi } from '@/services/workouts';

export const workoutRecord = recordSource({
  noun: 'workout',
  endpoint: workoutsApi.endpoints.getWeek,
  rows: ({ days }) => days.flatMap((day) => day.workouts.map((each) => ({ ...each, workoutDayId: day.id }))),
  name: ({ name }) => name,
});
