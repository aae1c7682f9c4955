import { lazyComponent } from '@/components/lazy/lazyComponent';
import { weekHandout } from '@/features/workouts/weekHandout';
import { fill } from '@/lib/slots';
import { printing } from '../printing';

const weekSheet = lazyComponent(async () => (await import(/* webpackChunkName: "handout" */ './WeekSheet')).WeekSheet);

export const fills = [
  fill(
    weekHandout,
    printing(weekSheet, (week) => week),
  ),
];
