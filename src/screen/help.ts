import { slot } from '@/lib/slots';

/** Keys that are pressed together or in turn, and what they do. */
export type Shortcuts = readonly (readonly [keys: readonly string[], what: string])[];

/** The help on a section, or on a part of it, in the words of the people who use it. */
export interface Help {
  /** What it is for. */
  purpose?: string;
  /** What it does on purpose that may surprise. */
  rules?: readonly string[];
  /** The keys that it listens to itself. */
  keys?: Shortcuts;
}

/** What `?` says of a section beside its own help. It joins as `?` opens. */
export const sectionHelp = slot<Help, string>('sectionHelp');
