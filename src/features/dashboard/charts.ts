import { lazyComponent } from '@/components/lazy/lazyComponent';

/** The charting library is the largest part of the panel, so it loads after the figures are shown. */
export const donutChart = lazyComponent(
  async () => (await import(/* webpackChunkName: "charts" */ '@/components/charts/DonutChart')).DonutChart,
);

export const lineChart = lazyComponent(
  async () => (await import(/* webpackChunkName: "charts" */ '@/components/charts/LineChart')).LineChart,
);

export const CHART_FAILURE = 'The chart could not be loaded.';
