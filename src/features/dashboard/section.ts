import { Grid1x2 } from 'react-bootstrap-icons';
import { type Section } from '@/screen/section';

export const dashboardSection = {
  path: '/dashboard',
  label: 'Dashboard',
  module: null,
  key: 'd',
  icon: Grid1x2,
  load: async () => (await import(/* webpackChunkName: "dashboard" */ './DashboardPage')).screen,
  firstCalls: ['dashboard/stats', 'dashboard/user-growth'],
} as const satisfies Section;
