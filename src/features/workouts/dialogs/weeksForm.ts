import { object, string } from 'yup';
import { readCount } from '@/lib/readFigure';

export interface WeeksValues {
  count: string;
}

export const NEW_WEEKS: WeeksValues = { count: '' };

/** A year. Weeks cannot be deleted, so a typing error must not add a thousand. */
const MOST = 52;

const MESSAGE = `Please enter a number of weeks from 1 to ${MOST}.`;

/** The weeks as typed; null for what is no such number. */
export const toWeeks = (count: string) => readCount(count, MOST);

export const weeksSchema = object({
  count: string()
    .trim()
    .required(MESSAGE)
    .test('range', MESSAGE, (typed) => toWeeks(typed) !== null),
});
