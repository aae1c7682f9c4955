import { checksOf } from '../checksOf';

export const fills = checksOf(
  { path: '/workouts', label: 'WorkOuts' },
  async () => (await import(/* webpackChunkName: "checks" */ './workoutsChecks')).workoutsChecks,
);
