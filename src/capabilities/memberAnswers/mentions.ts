import { latinDigits } from '@/lib/digits';
import { type Quantity, toNumber as numberOf } from './quantities';

const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

const AMOUNT = String.raw`(\d+(?:[.,]\d+)?|\b(?:${COUNTS.join('|')}))`;
/** Within one clause of a sentence. */
const NEAR = '[^.;,\\n]*?';
/** In the same sentence, close behind. */
const SOON = '[^.;\\n]{0,20}?';

const WATER_UNIT = String.raw`\s*(litres?|liters?|ltrs?|l|glass(?:es)?|ml)\b`;
const WATER = new RegExp(`${AMOUNT}${WATER_UNIT}${NEAR}\\bwater\\b|\\bwater\\b${SOON}${AMOUNT}${WATER_UNIT}`, 'i');
const LITRES_PER_GLASS = 0.25;

const toNumber = (amount: string) => COUNTS.indexOf(amount.toLowerCase()) + 1 || numberOf(amount);

/** The litres of water that a text speaks of, such as "2 litres of water" or "water, 8 glasses"; null where it does not. */
export function waterIn(text: string): number | null {
  const [, before, unitBefore, after, unitAfter] = WATER.exec(latinDigits(text)) ?? [];
  const amount = before ?? after;
  if (amount === undefined) return null;
  const unit = (unitBefore ?? unitAfter)!.toLowerCase();
  if (unit.startsWith('g')) return toNumber(amount) * LITRES_PER_GLASS;
  return unit === 'ml' ? toNumber(amount) / 1000 : toNumber(amount);
}

const SLEEP = new RegExp(
  String.raw`${AMOUNT}\s*(?:hours?|hrs?|h)\b${NEAR}\bsle(?:ep|pt)|\bsle(?:ep|pt)\w*${NEAR}${AMOUNT}\s*(?:hours?|hrs?|h)\b`,
  'i',
);

/** The hours of sleep that a text speaks of, such as "sleep 6 hours"; null where it does not. */
export function sleepIn(text: string): number | null {
  const [, before, after] = SLEEP.exec(latinDigits(text)) ?? [];
  const amount = before ?? after;
  return amount === undefined ? null : toNumber(amount);
}

const DAYS: Record<string, number> = { day: 1, week: 7, month: 30, year: 365 };
const AGO = new RegExp(
  String.raw`^(?:about\s+|around\s+)?(an?|last|${COUNTS.join('|')}|\d{1,3})\s+(day|week|month|year)s?(?:\s+ago)?\b`,
  'i',
);

/** How many days ago something was, from "12 days ago", "Five weeks ago", "last week", "today" or "yesterday". */
export function readDaysAgo(text: string): Quantity {
  const written = latinDigits(text).trim().toLowerCase();
  if (!written || /^(?:none|n\/a|[-–—.]+)$/.test(written)) return null;
  if (written.startsWith('today')) return 0;
  if (written.startsWith('yesterday')) return 1;
  const [, count, unit] = AGO.exec(written) ?? [];
  if (!count || !unit || (!/\bago\b/.test(written) && count !== 'last')) return 'unreadable';
  const times = COUNTS.indexOf(count) + 1 || Number(count) || 1;
  return times * DAYS[unit]!;
}
