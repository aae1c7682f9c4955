import { HeartPulse } from 'react-bootstrap-icons';
import { type Section, type StateOf } from '@/screen/section';
import { type exercisesApi } from '@/services/exercises';
import { type workoutsApi } from '@/services/workouts';
import { type workoutsScreen } from './workoutsScreen';

export const workoutsSection = {
  path: '/workouts',
  label: 'WorkOuts',
  module: 'WorkOuts',
  key: 'w',
  icon: HeartPulse,
  load: async () => (await import(/* webpackChunkName: "workouts" */ './WorkoutsPage')).screen,
  firstCalls: ['workout/list/weeks', 'exercise/list'],
  additions: [
    { label: 'Add Week', view: { dialog: { kind: 'addWeeks' } } },
    { label: 'Add Work-Out', view: { dialog: { kind: 'addWorkout' } } },
    { label: 'Add Exercise', view: { dialog: { kind: 'addExercise' } } },
  ],
  records: [
    {
      of: async () => (await import(/* webpackChunkName: "palette" */ './exerciseRecord')).exerciseRecord,
      view: ({ id }) => ({ dialog: { kind: 'editExercise', id } }),
    },
  ],
  reads: { getWeek: { forEach: 'listWeeks' } },
} as const satisfies Section<
  StateOf<typeof workoutsScreen>,
  typeof exercisesApi.endpoints & typeof workoutsApi.endpoints
>;
