import { fill } from '@/lib/slots';
import { sectionChanges } from '../sectionChanges';

export const fills = [
  fill(sectionChanges, () => import(/* webpackChunkName: "workouts-dialogs" */ './workoutsChanges')),
];
