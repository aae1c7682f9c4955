import { object, string } from 'yup';

export interface BmrValues {
  /** As typed. */
  bmr: string;
}

/** What plus and minus change it by, in kcal a day. */
export const BMR_STEP = 100;

/** `1,500` or `12.500.000`: groups of three digits with the same separator before each. */
const GROUPED = /^\+?\d{1,3}([,.'’])\d{3}(?:\1\d{3})*(?!\d)/;

/** Whole kcal a day, never below 0, whatever separates the digits; 0 for what is no number (docs/behaviour.md). */
export function parseBmr(typed: string): number {
  const digits = typed.replace(/\s/g, '').replace(GROUPED, (grouped) => grouped.replace(/[,.'’]/g, ''));
  return Math.max(0, Number.parseInt(digits, 10) || 0);
}

/** Shown while it is typed, as not every text is saved the way it was typed. */
export const savedBmr = (typed: string) => `Will be saved as ${parseBmr(typed).toLocaleString('en-US')} kcal.`;

/** `parseBmr` reads any text as a number, so every text is valid. */
export const bmrSchema = object({ bmr: string() });
