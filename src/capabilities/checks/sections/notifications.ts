import { checksOf } from '../checksOf';

export const fills = checksOf(
  { path: '/notifications', label: 'Notifications' },
  async () => (await import(/* webpackChunkName: "checks" */ './notificationsChecks')).notificationsChecks,
);
