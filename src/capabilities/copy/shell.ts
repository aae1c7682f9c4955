import { type Parts } from '@/lib/slots';

export const parts: Parts = { '/workouts': () => import(/* webpackChunkName: "workouts" */ './sections/workouts') };
