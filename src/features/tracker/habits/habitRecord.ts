import { recordSource } from '@/screen/record/record';
import { habitsApi } from '@/services/habits';

export const habitRecord = recordSource({
  noun: 'habit',
  endpoint: habitsApi.endpoints.listHabits,
  rows: (habits) => habits,
  name: ({ name }) => name,
});
