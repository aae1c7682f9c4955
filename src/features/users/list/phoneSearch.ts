/** Before the digits of a phone number in a text to search: nobody can type it. */
const START = '\x01';

const COUNTRY = '92';

const digitsOf = (text: string) => text.replace(/\D+/g, '');

/** The digits with the country first, where a plus or a zero before them says so; a zero after the country is left out. */
function fromAbroad(text: string, digits: string): string | undefined {
  if (text.includes('+') || digits.startsWith('00')) return digits.replace(/^00/, '').replace(/^920/, COUNTRY);
  return digits.startsWith('0') ? COUNTRY + digits.slice(1) : undefined;
}

/** A folded phone number as it is searched: `+92 300-1000000`, `0300 1000000` and `3001000000` are one. */
export function phoneText(phone: string): string {
  const digits = digitsOf(phone);
  if (!digits) return '';
  const isWhole = digits.length === 12 && digits.startsWith(COUNTRY);
  return START + (fromAbroad(phone, digits) ?? (isWhole ? digits : COUNTRY + digits));
}

/** What of `phoneText` a folded search asks for: the beginning, after a prefix, or digits anywhere. Empty for other texts. */
export function phoneWanted(search: string): string {
  const digits = digitsOf(search);
  if (!digits || /[^+\d\s()./-]/.test(search)) return '';
  const beginning = fromAbroad(search, digits);
  return beginning === undefined ? digits : START + beginning;
}
