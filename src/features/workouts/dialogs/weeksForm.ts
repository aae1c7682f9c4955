import { object, string } from 'yup';

export interface WeeksValues {
  count: string;
}

export const NEW_WEEKS: WeeksValues = { count: '' };

/** A year. Weeks cannot be deleted, so a typing error must not add a thousand. */
const MOST = 52;

const MESSAGE = `Please enter a number of weeks from 1 to ${MOST}.`;

export const weeksSchema = object({
  count: string()
    .trim()
    .required(MESSAGE)
    .matches(/^\d+$/, MESSAGE)
    .test('range', MESSAGE, (typed) => Number(typed) >= 1 && Number(typed) <= MOST),
});
