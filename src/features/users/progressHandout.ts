import { slot } from '@/lib/slots';
import { type Handout } from '@/screen/handouts';
import { type User } from '@/services/userTypes';

/** Prints a member's progress. */
export const progressHandout = slot<Handout<User>>('progressHandout');
