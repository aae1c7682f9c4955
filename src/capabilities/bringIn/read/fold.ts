import { latinDigits } from '@/lib/digits';
import { LOST } from './encodings';

/**
 * Soft hyphens, marks that say which way a text runs, signs that control devices, and what terminals colour by. They come
 * along with copied texts, and would be saved unseen.
 */
const UNSEEN =
  /(?![\t-\r\u0085])\p{Cc}(?:\[[\d;]{0,20}[A-Za-z])?|[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/**
 * The text without what nobody typed. Joiners stay, for they change how letters of a word are written. Half a sign counts
 * as one that was lost.
 */
export const clean = (text: string) => text.replace(UNSEEN, '').replace(/\p{Surrogate}/gu, LOST);

/** Several values in one text, parted by the commas of English, with its digits. */
export const choicesOf = (text: string) => latinDigits(text).replace(/\s*[،؛;/\n]\s*/g, ', ');

/** The lines of a text, whichever way they end. */
export const linesOf = (text: string) => text.split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/);
