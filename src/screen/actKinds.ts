import { slot } from '@/lib/slots';

/** The kinds of dialogs whose `id` is the name of an act, which nobody typed. */
export const actKinds = slot<string>('actKinds');
