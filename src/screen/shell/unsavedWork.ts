import { slot } from '@/lib/slots';

/** Count what is kept in this tab and not saved, by the addresses of the sections: a logout loses it, and says so. */
export const unsavedWork = slot<() => ReadonlyMap<string, number>>('unsavedWork');
