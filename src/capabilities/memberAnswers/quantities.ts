import { latinDigits } from '@/lib/digits';
import { readFigure } from '@/lib/readFigure';

/** A quantity that a person wrote as free text: the number, `null` where nothing was written, or that it cannot be read. */
export type Quantity = number | null | 'unreadable';

/** Texts that mean that there is no answer. */
const NOTHING = /^(?:[-–—.\s]*|none|nil|n\/?a|not (?:sure|known|given|measured)|unknown|don[’']?t know)$/i;

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;

/** Of a text that `NUMBER` matches. */
export const toNumber = (digits: string) => readFigure(digits)!.value;

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

type Readers = readonly (readonly [RegExp, (...groups: (string | undefined)[]) => number])[];

/** Reads by the first pattern that matches; what is not plausible cannot be read. */
const reader =
  (readers: Readers, least = -Infinity, most = Infinity) =>
  (text: string): Quantity => {
    const written = latinDigits(text).trim();
    if (NOTHING.test(written)) return null;
    for (const [pattern, read] of readers) {
      const match = pattern.exec(written);
      if (!match) continue;
      const value = read(...match.slice(1));
      return value >= least && value <= most ? value : 'unreadable';
    }
    return 'unreadable';
  };

const WEIGHTS: Readers = [
  [POUNDS, (pounds) => toNumber(pounds!) * KG_PER_POUND],
  [STONES, (stones, pounds = '0') => (toNumber(stones!) * POUNDS_PER_STONE + toNumber(pounds)) * KG_PER_POUND],
  [KILOGRAMS, (kilograms) => toNumber(kilograms!)],
];

/** A mass in kg, from "2 kg", "2", "5 lbs" or "1 st 4"; a number without a unit is in kg. */
export const readKilograms = reader(WEIGHTS);

/** A person's weight in kg, written as `readKilograms` reads it. */
export const readWeight = reader(WEIGHTS, 25, 300);

const CM_PER_INCH = 2.54;
const FEET = whole(String.raw`(\d)\s*(?:['’′]|ft\.?|feet|foot)\s*(?:(${NUMBER})\s*(?:["”″]|''|in\.?|inch(?:es)?)?)?`);
const INCHES = whole(String.raw`(${NUMBER})\s*(?:["”″]|in\.?|inch(?:es)?)`);
const METRES = whole(String.raw`(${NUMBER})\s*(?:m|metres?|meters?)`);
const CENTIMETRES = whole(String.raw`(${NUMBER})\s*(?:cms?|centimet(?:re|er)s?)?`);

const HEIGHTS: Readers = [
  [FEET, (feet, inches = '0') => (Number(feet) * 12 + toNumber(inches)) * CM_PER_INCH],
  [METRES, (metres) => toNumber(metres!) * 100],
  [INCHES, (inches) => toNumber(inches!) * CM_PER_INCH],
  [CENTIMETRES, (digits) => (toNumber(digits!) < 2.5 ? toNumber(digits!) * 100 : toNumber(digits!))],
];

/** A length in cm, written as `readHeight` reads it. */
export const readCentimetres = reader(HEIGHTS);

/**
 * A person's height in cm, from "163 cm", "1.63 m", `5'4"` or "64 in". A number without a unit is in cm, below 2.5 in
 * metres; "5.4" may be feet and inches or feet, so it is not read.
 */
export const readHeight = reader(HEIGHTS, 100, 230);

const AGE = whole(String.raw`(${NUMBER})\s*(?:y|yrs?|years?)?(?:\s*old)?`);
const YEARS: Readers = [[AGE, (years) => toNumber(years!)]];

/** A number of years, from "29", "29.5" or "29 years old". */
export const readYears = reader(YEARS);

/** A person's age, written as `readYears` reads it. */
export const readAge = reader(YEARS, 10, 110);

const SIZE = whole(String.raw`(${NUMBER})\s*(?:["”″]|in\.?|inch(?:es)?)?`);
const SIZE_IN_CM = whole(String.raw`(${NUMBER})\s*(?:cms?|centimet(?:re|er)s?)`);

const SIZES: Readers = [
  [SIZE_IN_CM, (centimetres) => toNumber(centimetres!) / CM_PER_INCH],
  [SIZE, (inches) => toNumber(inches!)],
];

/** A length in inches, from "0.5", "34.5 in" or "88 cm"; a number without a unit is in inches. */
export const readInches = reader(SIZES);

/** A measurement of a person in inches, written as `readInches` reads it; 0 is none, so it is not read. */
export const readMeasurement = reader(SIZES, 1, 120);
