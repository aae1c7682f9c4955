import { lazyComponent } from '@/components/lazy/lazyComponent';

/** The charting library is the largest part of the panel, so it loads after the figures are shown. */
export const usersChart = lazyComponent(
  async () => (await import(/* webpackChunkName: "charts" */ './keptCharts')).UsersChart,
);

export const usageChart = lazyComponent(
  async () => (await import(/* webpackChunkName: "charts" */ './keptCharts')).UsageChart,
);
