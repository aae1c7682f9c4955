import { startsWithQuantity } from '../lines';

/** Where a number stands right behind a word: `rice2 tomatoes`. */
const SEAM = /(?<=[\p{Ll})]{2})(?=[\d½¼¾⅓⅔⅛])/u;

/** What a page shows in one line, each part of it in a box of its own: `1 cup rice   2 tomatoes`. */
const GAP = /\s{2,}/;

/** No longer line is a list that a page glued together. */
const LONGEST = 3000;

/** What of a list begins with an amount and goes on with a word: no part of `B12` or `E471`. */
const isWhole = (part: string) => startsWithQuantity(part) && /\p{L}{3}/u.test(part);

/**
 * The ingredients of a line in which a page glued several together; null if it is none such a line. One that cannot be parted
 * safely is one part.
 */
export function partedGlue(line: string): string[] | null {
  if (line.length > LONGEST || !startsWithQuantity(line)) return null;
  const spaced = line.trim().split(GAP);
  if (spaced.length > 2 && spaced.filter(isWhole).length * 2 > spaced.length) return spaced;
  const parts = line.trim().split(SEAM);
  if (parts.length < 2) return null;
  return parts.every(isWhole) ? parts : [line];
}
