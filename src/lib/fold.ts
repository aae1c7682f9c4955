import { latinDigits } from './digits';

/** What has no mark that Unicode could take off: the form that counts, and the others of it. */
const FORMS = new Map(
  [
    ...['oø', 'lł', 'dđð', 'σς', "'‘’ʼ", '"“”„', '-\u2212'],
    // Arabic, Persian and Urdu: alef, kaf, yeh and heh, which keyboards write with one sign or the other.
    ...['\u0627\u0671', '\u06A9\u0643\u06AA', '\u06CC\u064A\u0649', '\u06C1\u0647\u0629\u06D5\u06BE\u06C3'],
  ].flatMap(([form, ...others]) => others.map((other) => [other, form!])),
)
  .set('æ', 'ae')
  .set('œ', 'oe');

const OTHER_FORM = new RegExp(`[${[...FORMS.keys()].join('')}]|\\p{Pd}`, 'gu');

/** Accents, vowel signs, lengthened letters, and signs without a width, which nobody sees. */
const UNSEEN = /[\p{M}\p{Default_Ignorable_Code_Point}\u0640]/gu;

/** What was folded last: 100,000 names and their like have the same few words. */
const known = new Map<string, string>();
const MOST_KNOWN = 5000;

function foldSigns(signs: string): string {
  let folded = known.get(signs);
  if (folded === undefined) {
    folded = latinDigits(signs.normalize('NFKD').replace(UNSEEN, ''))
      .toUpperCase() // ß is SS, ı is I
      .toLowerCase()
      .replace(OTHER_FORM, (other) => FORMS.get(other) ?? '-');
    if (known.size === MOST_KNOWN) known.clear();
    known.set(signs, folded);
  }
  return folded;
}

/**
 * A text as it is compared and searched, everywhere: case, accents, vowel signs and signs without a width are off, and
 * the digits of any script, the forms of one Arabic letter, and the kinds of hyphen, quote and blank are equal. Line ends
 * stay, for they part texts. Folding twice changes nothing more.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (!/[^ -~\n]| {2}/.test(lower)) return lower.trim(); // most are plain ASCII
  return lower
    .replace(/[^ -~\n]{1,30}/gu, foldSigns)
    .replace(/[^\S\n]{2,}|[^\S\n ]/g, ' ')
    .trim();
}

/** The folded words of a text, with one blank between them and no other sign. */
export const foldWords = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
