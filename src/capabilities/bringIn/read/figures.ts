import { latinDigits } from '@/lib/digits';
import { type Figure, readFigure } from '@/lib/readFigure';
import { UNITS } from './nutrients';

const VULGAR = '[\u00BC-\u00BE\u2150-\u215E]';
/** Groups of thousands with the blank of English are left to those who know that there is just one figure. */
const NUMBER = String.raw`(?:\d+\s+)?\d[/⁄]\d(?![\d/])|\d*\s?${VULGAR}|\d{1,3}(?:[\u00A0\u2009\u202F'’]\d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)*|[.,]\d+`;
const TO = String.raw`\s*(?:[-‐-―−]|to|bis|تا|سے)\s*`;
const ABOUT = String.raw`(?:~|≈|about|approx(?:imately)?\.?|around|roughly|etwa|rund|circa|ca?\.|تقریبا[ًﹰ]?)`;
const LIMIT = String.raw`(?:[<>≤≥＜＞]=?|less than|under|up to|over)`;

const VALUE = new RegExp(
  String.raw`(?<about>${ABOUT})?\s*(?<limit>${LIMIT})?\s*(?<from>${NUMBER})(?!\d|[.,]\d| \d{3}(?!\d))(?:${TO}(?<to>${NUMBER}))?\s*(?<unit>(?:${UNITS})(?!\p{L})\.?)?`,
  'diuy',
);

/** What may stand between a name and its figure. */
export const BEFORE_VALUE = String.raw`(?=${ABOUT}?\s*${LIMIT}?\s*(?:[.,]?\d|${VULGAR}))`;

/** A figure from its sign to its unit, its numbers as they are written. */
export interface Value {
  about?: string;
  limit?: string;
  /** A number where the source has one. */
  from: number | string;
  /** The other end of a range. */
  to?: string;
  unit?: string;
  end: number;
}

/** The figure at this place of a text; `latin` is the text with the digits of English. */
export function valueAt(latin: string, written: string, index: number): Value | null {
  VALUE.lastIndex = index;
  const found = VALUE.exec(latin);
  if (!found) return null;
  const { from, to } = found.indices!.groups!;
  return { ...found.groups, from: written.slice(...from!), to: to && written.slice(...to), end: VALUE.lastIndex };
}

/** With three digits after the point, or of less than 1 the first three that are not 0: what is more, a machine left there. */
const tidied = (value: number) => Number(value < 1 ? value.toPrecision(3) : value.toFixed(3));

/** A number of a text; `12 1/2` and `12½` are 12.5. `most` is that of `readFigure`. */
export function figureIn(text: number | string, most: number): Figure | null {
  if (typeof text === 'number') return { value: tidied(text), isAmbiguous: false };
  const plain = latinDigits(text).replace(new RegExp(VULGAR), (sign) => ` ${sign.normalize('NFKD')}`);
  const [, whole = '0', part, of] = /^\s*(?:(\d+)\s+)?(\d)[/⁄](\d{1,2})$/.exec(plain) ?? [];
  if (!of) return readFigure(text, most);
  return Number(part) < Number(of)
    ? { value: tidied(Number(whole) + Number(part) / Number(of)), isAmbiguous: false }
    : null;
}
