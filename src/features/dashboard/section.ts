import { Grid1x2, Grid1x2Fill } from 'react-bootstrap-icons';
import { type Section } from '@/screen/section';

export const dashboardSection = {
  path: '/dashboard',
  label: 'Dashboard',
  module: null,
  key: 'd',
  icons: [Grid1x2, Grid1x2Fill],
  load: async () => (await import(/* webpackChunkName: "dashboard" */ './DashboardPage')).screen,
  firstCalls: ['dashboard/stats', 'dashboard/user-growth'],
} as const satisfies Section;
