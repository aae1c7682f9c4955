import { type Changes } from './changes';
import { slot } from '@/lib/slots';

/** Fetches how the journal describes the calls of a section. It comes with the section, and its words with its dialogs. */
export const changesOf = slot<() => Promise<{ changes: Changes }>>('changesOf');
