const LONG = 300;

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** The forms of text; the first that matches counts. */
const TEXTS: [form: string, fits: (text: string) => boolean][] = [
  ['empty text', (text) => text.trim() === ''],
  ['Y or N', (text) => /^[YN]$/.test(text)],
  ['true or false as text', (text) => /^(true|false)$/i.test(text)],
  ['date', (text) => /^\d{4}-\d\d-\d\d(T|$)/.test(text)],
  ['number as text', (text) => !Number.isNaN(Number(text))],
  ['list as JSON text', (text) => text.startsWith('[') && isJson(text)],
  ['object as JSON text', (text) => text.startsWith('{') && isJson(text)],
  ['address that the panel does not open', (text) => /^(javascript|data|vbscript):/i.test(text)],
  ['text with markup', (text) => /<\/?[a-z][^>]*>/i.test(text)],
  [`text of ${LONG} characters and more`, (text) => text.length >= LONG],
  ['text with pictograms', (text) => /\p{Extended_Pictographic}/u.test(text)],
  ['web address', (text) => /^https?:\/\//i.test(text)],
  ['file name', (text) => /^[\w./%-]+\.[a-z0-9]{2,5}$/i.test(text)],
  ['file name with blanks or signs', (text) => /^[^\s/]+\/.*\.[a-z0-9]{2,5}$/i.test(text)],
];

/** The form of a value in a reply, in words. */
export function formOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'string') return TEXTS.find(([, fits]) => fits(value))?.[0] ?? 'text';
  return typeof value === 'boolean' ? 'true or false' : typeof value;
}

/** The forms that are allowed wherever text is, because people write such texts. */
const PLAIN = ['empty text', 'Y or N', 'date', 'number as text', 'web address', 'file name', 'true or false as text'];

/** Whether the form is among those expected. */
export const isExpected = (form: string, expected: ReadonlySet<string>) =>
  expected.has(form) || (expected.has('text') && PLAIN.includes(form));

/** The pattern of a value without its content: letters as `x`, digits as `0`. */
export function masked(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const text = String(value).replace(/\s+/g, ' ').replace(/\p{L}/gu, 'x').replace(/\d/g, '0');
  return text.length > 24 ? `${text.slice(0, 24)}…` : text;
}
