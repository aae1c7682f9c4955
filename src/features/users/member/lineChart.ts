import { lazyComponent } from '@/components/lazy/lazyComponent';

/** Fetched when the first line is opened: the charting library is the largest part of the panel. */
export const lineChart = lazyComponent(
  async () => (await import(/* webpackChunkName: "charts" */ '@/components/charts/LineChart')).LineChart,
);
