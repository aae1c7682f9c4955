import { object, string } from 'yup';

export interface BmrValues {
  /** As typed. */
  bmr: string;
}

/** The step of plus and minus, in kcal a day. */
export const BMR_STEP = 100;

/** `1,500` or `12.500.000`: groups of three digits with the same separator before each. */
const GROUPED = /^\+?\d{1,3}([,.'’])\d{3}(?:\1\d{3})*(?!\d)/;

/** Whole kcal a day, never below 0, whatever separates the digits; 0 for other text (docs/behaviour.md). */
export function parseBmr(typed: string): number {
  const digits = typed.replace(/\s/g, '').replace(GROUPED, (grouped) => grouped.replace(/[,.'’]/g, ''));
  return Math.max(0, Number.parseInt(digits, 10) || 0);
}

/** Says while the value is typed how it will be saved, which may differ from the text. */
export const savedBmr = (typed: string) => `Will be saved as ${parseBmr(typed).toLocaleString('en-US')} kcal.`;

/** `parseBmr` reads any text as a number, so every text is valid. */
export const bmrSchema = object({ bmr: string() });
