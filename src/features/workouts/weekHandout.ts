import { slot } from '@/lib/slots';
import { type Handout } from '@/screen/handouts';
import { type WeekDay } from '@/services/workouts';

/** Prints a week. */
export const weekHandout = slot<Handout<{ title: string; days: readonly WeekDay[] }>>('weekHandout');
