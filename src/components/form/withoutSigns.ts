import { type FormikValues } from 'formik';
import { trimmed } from '@/lib/trimmed';

const isParts = (value: unknown): value is FormikValues => Object.prototype.toString.call(value) === '[object Object]';

/**
 * The values without the signs of no width that were pasted along at the ends of single lines; blanks are the form's
 * affair, and a password is what it is. The same object where there are none.
 */
export function withoutSigns<Values extends FormikValues>(values: Values): Values {
  const cleaned = Object.entries(values).map(([name, value]: [string, unknown]) => {
    if (isParts(value)) return [name, withoutSigns(value)];
    const isLine = typeof value === 'string' && !value.includes('\n') && !/password$/i.test(name);
    return [name, isLine && trimmed(value) !== value.trim() ? trimmed(value) : value];
  });
  const isSame = cleaned.every(([name, value]) => values[name as string] === value);
  return isSame ? values : (Object.fromEntries(cleaned) as Values);
}
