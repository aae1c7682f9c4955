import { object, string } from 'yup';

export interface BmrValues {
  /** As typed. */
  bmr: string;
}

/** What plus and minus add and take. */
export const BMR_STEP = 100;

/** `1,500` or `12.500.000`: groups of three digits, all behind the same separator. */
const GROUPED = /^\+?\d{1,3}([,.'’])\d{3}(?:\1\d{3})*(?!\d)/;

/** Parsed as an integer, whatever groups its digits; 0 if not a number, never below 0. */
export function parseBmr(typed: string): number {
  const digits = typed.replace(/\s/g, '').replace(GROUPED, (grouped) => grouped.replace(/[,.'’]/g, ''));
  return Math.max(0, Number.parseInt(digits, 10) || 0);
}

/** Said while it is typed, for not every text is saved as it stands. */
export const savedBmr = (typed: string) => `Will be saved as ${parseBmr(typed).toLocaleString('en-US')} kcal.`;

/** Any text is read as a number, so there is nothing to refuse. */
export const bmrSchema = object({ bmr: string() });
