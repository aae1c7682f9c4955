import { object, string } from 'yup';

export interface BmrValues {
  /** As typed. */
  bmr: string;
}

/** §9: what plus and minus add and take. */
export const BMR_STEP = 100;

/** §4: parsed as an integer, 0 if not a number; never below 0. */
export const parseBmr = (typed: string) => Math.max(0, Number.parseInt(typed, 10) || 0);

/** Any text is read as a number, so there is nothing to refuse. */
export const bmrSchema = object({ bmr: string() });
