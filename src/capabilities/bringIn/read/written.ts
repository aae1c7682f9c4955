const PARTS = new Map([
  [33, '⅓'],
  [67, '⅔'],
]);

/** Digits that a machine wrote: `0.3333333333333333`, `0.30000000000000004`, `250.0`. */
const NOISY = /^(\d+)\.(\d{4,}|0+)(?![\d.,])/;

/** An amount as a person writes it: in thirds, or with two digits after the point. */
function tidied(all: string, whole: string) {
  const number = Number(all);
  const part = PARTS.get(Math.round((number % 1) * 100));
  if (part) return whole === '0' ? part : `${whole} ${part}`;
  return String(Number(number.toFixed(2)));
}

const UNIT_TWICE = /^(\d[\d\s.,/–-]*?|\d*\s?[½¼¾⅓⅔⅛]\s?)\s*(\p{L}+\.?)\s+\2(?=\s)/iu;

const EITHER_NUMBER = /(?<=\p{L})\((e?s)\)/giu;
const MANY = /^(?:[2-9]|\d{2}|1[.,]\d|1\s?[½¼¾⅓⅔⅛]|1\s+\d+\/\d)/;

/** A line of ingredients without what only a program writes: `200 g g`, `2 cup(s)`, figures to the last digit. */
export function asWritten(line: string): string {
  const text = line.trim().replace(/\s+/g, ' ').replace(NOISY, tidied);
  return text
    .replace(UNIT_TWICE, (_all, amount: string, unit: string) => `${amount.trim()} ${unit}`)
    .replace(EITHER_NUMBER, MANY.test(text) ? '$1' : '');
}
