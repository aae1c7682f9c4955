import { NO_ODDITY, ODDITIES, type Oddity } from './oddities';

const YES = ['Y', true, 'true'];
const NO = ['N', false, 'false'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Turns a list of texts into one text with commas and an empty list into null; changes the rows of other lists. */
function awkwardList(values: unknown[]) {
  if (values.length === 0) return null;
  if (values.every((value) => typeof value === 'string')) return values.join(', ');
  return values.map((value, n) => awkwardForm(value, ODDITIES[n % ODDITIES.length], n));
}

/** Turns a JSON list of texts into text with commas, unless its JSON is invalid; changes any other text. */
function awkwardText(field: string, text: string, oddity: Oddity) {
  if (!text.startsWith('[')) return oddity(field, text);
  try {
    return (JSON.parse(text) as string[]).join(', ');
  } catch {
    return text;
  }
}

function awkwardField(field: string, value: unknown, oddity: Oddity, n: number): unknown {
  if (value === 'Y' || value === true) return YES[n % YES.length];
  if (value === 'N' || value === false) return NO[n % NO.length];
  if (typeof value === 'string' && field !== 'id') return awkwardText(field, value, oddity);
  if (field === 'measurements') return JSON.stringify(value);
  return awkwardForm(value, oddity, n);
}

/** Changes a reply's value: numbers become text, flags vary in type, and records get unknown fields. */
export function awkwardForm(value: unknown, oddity: Oddity = NO_ODDITY, n = 0): unknown {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return awkwardList(value);
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).map(([field, inner]) => [field, awkwardField(field, inner, oddity, n)]);
  return { ...Object.fromEntries(fields), __v: 0, legacy: { n: [null] } };
}
