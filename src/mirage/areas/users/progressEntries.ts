import { startWeight } from './assessments';
import { makeAnswers } from './checkInAnswers';
import { type ProgressEntryRow } from './rows';
import { between, chance } from '../../database/random';

/** Average measurements in inches. */
const SIZES = {
  Chest: 37,
  RightArm: 12,
  LeftArm: 11.8,
  BellyButton: 35,
  Waist: 33,
  Hips: 41,
  LeftThigh: 23,
  RightThigh: 23.2,
  Wrist: 6.2,
};

/** How much of her chest, or other part, a loss of all her weight would take; a wrist stays as it is. */
const SHARES: Partial<Record<string, number>> = { Wrist: 0, BellyButton: 0.9, Waist: 0.8, Hips: 0.6 };
const USUAL_SHARE = 0.5;

const KG_PER_POUND = 0.45359237;

const inches = (value: number) => String(Math.round(value * 4) / 4);

/** The share of her weight that a user has lost by a day; a little below zero for some. */
function lossBy(n: number, day: number) {
  const in90Days = chance(n, 'loss') * 0.085 - 0.01;
  return in90Days * ((day - 1) / 90);
}

function measurements(n: number, day: number): ProgressEntryRow['measurements'] {
  const size = 0.88 + chance(n, 'size') * 0.3;
  return Object.fromEntries(
    Object.entries(SIZES).map(([part, usual]) => [
      part,
      {
        day1: inches(usual * size),
        current: inches(usual * size * (1 - lossBy(n, day) * (SHARES[part] ?? USUAL_SHARE))),
      },
    ]),
  );
}

/** Her weight in kg from check-in to check-in: steady, but for a few hundred grams. */
function weightOn(n: number, day: number) {
  const wobble = day === 1 ? 0 : chance(n, `scales ${day}`) * 0.8 - 0.4;
  return startWeight(n) * (1 - lossBy(n, day)) + wobble;
}

/** As she writes it: most in kg, some without a unit, some in pounds, and now and then not as a figure. */
function weightText(n: number, day: number) {
  if (day > 1 && chance(n, `not weighed ${day}`) < 0.06) return 'around seventy I think';
  const kilograms = weightOn(n, day);
  const unit = chance(n, 'unit');
  if (unit < 0.1) return `${Math.round(kilograms / KG_PER_POUND)} lbs`;
  return `${Number(kilograms.toFixed(1))}${unit < 0.25 ? '' : ' kg'}`;
}

const everyMonth = (count: number) => Array.from({ length: count }, (_, at) => (at + 1) * 30);

/** Four to seven check-ins from day 1 on, so far as she has been there for so long. */
function oftenFromDay1(n: number, days: number) {
  const step = chance(n, 'step') < 0.6 ? 15 : 30;
  const count = between(4, 7, n, 'check-ins');
  return Array.from({ length: count }, (_, at) => Math.max(1, at * step)).filter((day) => day <= days);
}

/** The days of the check-ins of a user who joined so many days ago. */
export function checkInDays(n: number, days: number): number[] {
  if (chance(n, 'reports often') < 0.25) return oftenFromDay1(n, days);
  return everyMonth(Math.min(between(0, 3, n, 'entries'), Math.floor(days / 30)));
}

/** Makes a user's progress entries, one for each of the days. */
export function makeProgressEntries(n: number, days: readonly number[]): ProgressEntryRow[] {
  const answers = makeAnswers(n, days.length);
  return days.map((dayNumber, at) => ({
    dayNumber,
    currentWeight: weightText(n, dayNumber),
    goalWeight: `${startWeight(n) - 12} kg`,
    ...answers[at],
    measurements: measurements(n, dayNumber),
  }));
}
