import { type Section } from '@/screen/section';

export const dashboardSection = {
  path: '/dashboard',
  label: 'Dashboard',
  module: null,
  key: 'd',
  load: async () => (await import(/* webpackChunkName: "dashboard" */ './DashboardPage')).screen,
  firstCalls: ['dashboard/stats', 'dashboard/user-growth'],
} as const satisfies Section;
