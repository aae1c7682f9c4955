import { latinDigits } from '@/lib/digits';

/** Marks that say which way a text runs. They come along with copied texts, and would be saved unseen. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** The text without what nobody typed. Joiners stay, for they change how letters of a word are written. */
export const clean = (text: string) => text.replace(DIRECTION_MARKS, '').replace(/^\uFEFF/, '');

/** Several values in one text, parted by the commas of English, with its digits. */
export const choicesOf = (text: string) => latinDigits(text).replace(/\s*[،؛;/\n]\s*/g, ', ');

/** For comparing words: without capitals, accents, vowel signs and punctuation, and with one form of each letter. */
export const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u064A\u0649]/g, '\u06CC')
    .replace(/\u0643/g, '\u06A9')
    .replace(/[\u0629\u0647\u06D5\u06C0-\u06C3]/g, '\u06C1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The lines of a text, whichever way they end. */
export const linesOf = (text: string) => text.split(/\r\n|[\r\n\f\u2028\u2029]/);
