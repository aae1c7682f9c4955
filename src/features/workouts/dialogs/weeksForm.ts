import { object, string } from 'yup';

export interface WeeksValues {
  /** As typed. */
  count: string;
}

export const NEW_WEEKS: WeeksValues = { count: '' };

/** A year: nothing takes a week away again, so a slip of the finger must not add a thousand. */
const MOST = 52;

const MESSAGE = `Please enter a number of weeks from 1 to ${MOST}.`;

export const weeksSchema = object({
  count: string()
    .trim()
    .required(MESSAGE)
    .matches(/^\d+$/, MESSAGE)
    .test('range', MESSAGE, (typed) => Number(typed) >= 1 && Number(typed) <= MOST),
});
