import { lazy } from 'react';

/** The charting library is the panel's largest piece: it loads after the figures stand. */
export const DonutChart = lazy(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ '@/components/charts/DonutChart')).DonutChart,
}));

export const LineChart = lazy(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ '@/components/charts/LineChart')).LineChart,
}));
