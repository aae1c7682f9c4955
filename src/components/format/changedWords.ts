import { diffWords } from 'diff';

/** The time it takes grows with the square of this; who reads more changes than so many reads both texts. */
const MOST_CHANGES = 500;

/** A text in pieces: words that were kept, added or removed; none where most words differ. */
export const changedWords = (before: string, now: string) =>
  diffWords(before, now, { maxEditLength: MOST_CHANGES }) ?? [];
