/** A quantity that a person wrote as free text: the number, `null` where nothing was written, or that it cannot be read. */
export type Quantity = number | null | 'unreadable';

/** Texts that mean that there is no answer. */
const NOTHING = /^(?:[-–—.\s]*|none|nil|n\/?a|not (?:sure|known|given|measured)|unknown|don[’']?t know)$/i;

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;

const toNumber = (digits: string) => Number(digits.replace(',', '.'));

const isIn = (value: number, least: number, most: number) => value >= least && value <= most;

/**
 * Matches a text as a whole, apart from a word such as "about" before it and a full stop after it. A text with anything
 * more, such as a second weight, is not guessed at.
 */
const whole = (pattern: string) =>
  new RegExp(String.raw`^(?:about|around|approx(?:\.|imately)?|~|ca\.?)?\s*${pattern}\s*\.?$`, 'i');

const KILOGRAMS = whole(String.raw`(${NUMBER})\s*(?:kgs?|kilos?|kilograms?|k)?`);
const POUNDS = whole(String.raw`(${NUMBER})\s*(?:lbs?|pounds?)`);
const STONES = whole(String.raw`(${NUMBER})\s*(?:st|stones?)(?:\s*(?:and\s*)?(${NUMBER})\s*(?:lbs?|pounds?)?)?`);
const KG_PER_POUND = 0.45359237;
const POUNDS_PER_STONE = 14;

function quantity(text: string, read: (text: string) => number | undefined): Quantity {
  const written = text.trim();
  if (NOTHING.test(written)) return null;
  return read(written) ?? 'unreadable';
}

const plausible = (value: number, least: number, most: number) => (isIn(value, least, most) ? value : undefined);

/** The first pattern that matches decides. */
function firstMatch(
  text: string,
  readers: readonly (readonly [RegExp, (...groups: (string | undefined)[]) => number])[],
) {
  for (const [pattern, read] of readers) {
    const match = pattern.exec(text);
    if (match) return read(...match.slice(1));
  }
  return undefined;
}

const WEIGHTS = [
  [POUNDS, (pounds) => toNumber(pounds!) * KG_PER_POUND],
  [STONES, (stones, pounds = '0') => (toNumber(stones!) * POUNDS_PER_STONE + toNumber(pounds)) * KG_PER_POUND],
  [KILOGRAMS, (kilograms) => toNumber(kilograms!)],
] as const satisfies Parameters<typeof firstMatch>[1];

/** A mass in kg, from "2 kg", "2", "5 lbs" or "1 st 4"; a number without a unit is in kg. */
export const readKilograms = (text: string): Quantity => quantity(text, (written) => firstMatch(written, WEIGHTS));

/** A person's weight in kg, written as `readKilograms` reads it. */
export const readWeight = (text: string): Quantity =>
  quantity(text, (written) => plausible(firstMatch(written, WEIGHTS) ?? NaN, 25, 300));

const CM_PER_INCH = 2.54;
const FEET = whole(String.raw`(\d)\s*(?:['’′]|ft\.?|feet|foot)\s*(?:(${NUMBER})\s*(?:["”″]|''|in\.?|inch(?:es)?)?)?`);
const INCHES = whole(String.raw`(${NUMBER})\s*(?:["”″]|in\.?|inch(?:es)?)`);
const METRES = whole(String.raw`(${NUMBER})\s*(?:m|metres?|meters?)`);
const CENTIMETRES = whole(String.raw`(${NUMBER})\s*(?:cms?|centimet(?:re|er)s?)?`);

const HEIGHTS = [
  [FEET, (feet, inches = '0') => (Number(feet) * 12 + toNumber(inches)) * CM_PER_INCH],
  [METRES, (metres) => toNumber(metres!) * 100],
  [INCHES, (inches) => toNumber(inches!) * CM_PER_INCH],
  [CENTIMETRES, (digits) => (toNumber(digits!) < 2.5 ? toNumber(digits!) * 100 : toNumber(digits!))],
] as const satisfies Parameters<typeof firstMatch>[1];

/** A length in cm, written as `readHeight` reads it. */
export const readCentimetres = (text: string): Quantity => quantity(text, (written) => firstMatch(written, HEIGHTS));

/**
 * A person's height in cm, from "163 cm", "1.63 m", `5'4"` or "64 in". A number without a unit is in cm, below 2.5 in
 * metres; "5.4" may be feet and inches or feet, so it is not read.
 */
export const readHeight = (text: string): Quantity =>
  quantity(text, (written) => plausible(firstMatch(written, HEIGHTS) ?? NaN, 100, 230));

const YEARS = whole(String.raw`(${NUMBER})\s*(?:y|yrs?|years?)?(?:\s*old)?`);
const yearsIn = (text: string) => firstMatch(text, [[YEARS, (years) => toNumber(years!)]]);

/** A number of years, from "29", "29.5" or "29 years old". */
export const readYears = (text: string): Quantity => quantity(text, yearsIn);

/** A person's age, written as `readYears` reads it. */
export const readAge = (text: string): Quantity =>
  quantity(text, (written) => plausible(yearsIn(written) ?? NaN, 10, 110));

const SIZE = whole(String.raw`(${NUMBER})\s*(?:["”″]|in\.?|inch(?:es)?)?`);
const SIZE_IN_CM = whole(String.raw`(${NUMBER})\s*(?:cms?|centimet(?:re|er)s?)`);

const SIZES = [
  [SIZE_IN_CM, (centimetres) => toNumber(centimetres!) / CM_PER_INCH],
  [SIZE, (inches) => toNumber(inches!)],
] as const satisfies Parameters<typeof firstMatch>[1];

/** A length in inches, from "0.5", "34.5 in" or "88 cm"; a number without a unit is in inches. */
export const readInches = (text: string): Quantity => quantity(text, (written) => firstMatch(written, SIZES));

/** A measurement of a person in inches, written as `readInches` reads it; 0 is none, so it is not read. */
export const readMeasurement = (text: string): Quantity =>
  quantity(text, (written) => plausible(firstMatch(written, SIZES) ?? NaN, 1, 120));
