import { fold } from '@/lib/fold';

/** Where a text, which is as it was written, first contains a word once both are folded: two offsets, equal where it does not. */
export function rangeIn(text: string, word: string): readonly [start: number, end: number] {
  const wanted = fold(word);
  let folded = '';
  /** The offset in `text` of each letter of `folded`. */
  const offsets: number[] = [];
  for (const { 0: sign, index } of text.matchAll(/\s+|[^]/gu)) {
    const letters = sign.trim() ? fold(sign) : ' ';
    folded += letters;
    offsets.push(...Array<number>(letters.length).fill(index));
  }
  const at = wanted ? folded.indexOf(wanted) : -1;
  return at === -1 ? [0, 0] : [offsets[at]!, offsets[at + wanted.length] ?? text.length];
}
