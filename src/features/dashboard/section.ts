import { type Section } from '@/screen/section';

export const dashboardSection = {
  path: '/dashboard',
  label: 'Dashboard',
  module: null,
  key: 'd',
  load: async () => (await import(/* webpackChunkName: "dashboard" */ './DashboardPage')).screen,
} as const satisfies Section;
