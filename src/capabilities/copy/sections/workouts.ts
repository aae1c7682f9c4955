import { dayMenu } from '@/features/workouts/dayMenu';
import { isCopyable } from '@/features/workouts/workoutsRows';
import { fill, fillAt } from '@/lib/slots';
import { lazyDialogs } from '@/screen/lazyDialogs';
import { dialogKinds } from '@/screen/urlFields';
import { copyDay } from '../api';

const dialogs = lazyDialogs(
  '/workouts',
  async () => (await import(/* webpackChunkName: "workouts-dialogs" */ '../CopyDialogs')).CopyDialogs,
);

export const fills = [
  ...['copyDay', 'copyWorkout', 'copyWeek'].map((kind) => fillAt(dialogKinds, '/workouts', { kind, of: dialogs })),
  fill(dayMenu, (day) =>
    isCopyable(day) ? { label: 'Copy to another day', icon: 'Copy', opens: copyDay(day.id) } : null,
  ),
];
