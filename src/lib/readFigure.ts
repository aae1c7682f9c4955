import { latinDigits } from './digits';

/** A figure that a person wrote. */
export interface Figure {
  value: number;
  /** It may mean another one: whoever takes it says how it was read. */
  isAmbiguous: boolean;
}

const LONGEST = 20;
const PLAIN = /^(?:\d+[.,]?\d*|[.,]\d+)$/;
/** Thousands or lakhs, with the same sign between the groups and another one before decimals. */
const GROUPED = /^([1-9]\d{0,2}([.,\s'’])(?:\d{2,3}\2)*\d{3})(?:(?!\2)[.,](\d*))?$/;
const ONE_SIGN = /^[1-9]\d{0,2}[.,]\d{3}$/;
/** Decimals after the sign that groups the thousands: `1.066.7`. */
const SLIP = /^[1-9]\d{0,2}([.,])(?:\d{3}\1)+\d\d?$/;

const joined = (digits: string) => Number(digits.replace(/\D/g, ''));

/**
 * The figure that a text consists of, in the digits and number signs of any script: `1,299.50`, `1.299,50`, `۱٬۲۹۹٫۵`.
 * Three digits after one point or comma can mean two things: thousands, if these come to at most `most`, else a fraction.
 * Null for any other text, one with a minus included.
 */
export function readFigure(text: string, most = 0): Figure | null {
  const written = text.replace(/\p{Cf}/gu, '').trim();
  if (written.length > LONGEST) return null;
  const latin = latinDigits(written.replaceAll('٬', '’'));
  const isOneSign = ONE_SIGN.test(latin);
  const isFraction = written.includes('٫');
  const isAmbiguous = (isOneSign && !isFraction) || SLIP.test(latin);
  const groups = isOneSign && (isFraction || joined(latin) > most) ? null : GROUPED.exec(latin);
  if (groups) return { value: Number(`${joined(groups[1]!)}.${groups[3] ?? ''}`), isAmbiguous };
  if (!isAmbiguous && !PLAIN.test(latin)) return null;
  return { value: Number(latin.replace(/[.,](?=.*[.,])/g, '').replace(',', '.')), isAmbiguous };
}

/** What to say of a text that may mean another figure: how it is read; null for any other text. */
export function readAs(text: string, most = 0, show: (value: number) => string = String): string | null {
  const { value = 0, isAmbiguous } = readFigure(text, most) ?? {};
  return isAmbiguous
    ? `“${text.trim()}” is read as ${show(value)}${Number.isInteger(value) ? '' : ', not as thousands'}.`
    : null;
}

/** The whole number from 1 to `most` that a text consists of; null for any other text, and one that may mean another. */
export function readCount(text: string, most: number): number | null {
  const { value = 0, isAmbiguous } = readFigure(text) ?? {};
  return Number.isInteger(value) && value >= 1 && value <= most && !isAmbiguous ? value : null;
}
