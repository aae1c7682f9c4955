import { NO_ODDITY, ODDITIES, type Oddity } from './oddities';

const YES = ['Y', true, 'true'];
const NO = ['N', false, 'false'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists of texts as text with commas, empty lists as null, other lists with their rows made odd in turn. */
function awkwardList(values: unknown[]) {
  if (values.length === 0) return null;
  if (values.every((value) => typeof value === 'string')) return values.join(', ');
  return values.map((value, n) => awkwardForm(value, ODDITIES[n % ODDITIES.length], n));
}

/** A JSON list of texts as text with commas; a list that is broken stays so, any other text is as the oddity has it. */
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

/** The odd form that a value takes on the wire: numbers as text, flags of every kind, fields nobody has heard of. */
export function awkwardForm(value: unknown, oddity: Oddity = NO_ODDITY, n = 0): unknown {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return awkwardList(value);
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).map(([field, inner]) => [field, awkwardField(field, inner, oddity, n)]);
  return { ...Object.fromEntries(fields), __v: 0, legacy: { n: [null] } };
}
