import { lazyComponent } from '@/components/lazy/lazyComponent';

/** The charting library is the panel's largest piece: it is fetched after the figures are shown. */
export const donutChart = lazyComponent(
  async () => (await import(/* webpackChunkName: "charts" */ '@/components/charts/DonutChart')).DonutChart,
);

export const lineChart = lazyComponent(
  async () => (await import(/* webpackChunkName: "charts" */ '@/components/charts/LineChart')).LineChart,
);

export const CHART_FAILURE = 'The chart could not be loaded.';
