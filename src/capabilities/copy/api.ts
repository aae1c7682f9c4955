import { dialogOpened } from '@/features/workouts/workoutsScreen';
import { type Id } from '@/services/http/decode';

/* Open the dialogs that copy: a day with all of its exercises, one of these, or the week that is shown. */

export const copyDay = (id: Id) => dialogOpened({ kind: 'copyDay', id });
export const copyWorkout = (id: Id) => dialogOpened({ kind: 'copyWorkout', id });
export const copyWeek = () => dialogOpened({ kind: 'copyWeek' });
