import { type User } from '@/services/userTypes';

/** Users of which many are changed at once. */
export const PEOPLE = { noun: 'user', about: ({ email }: User) => email, atOnce: 4 };
