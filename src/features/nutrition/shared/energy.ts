import { readFigure } from '@/lib/readFigure';
import { type Nutrition } from '@/services/nutritionText';

/** The energy of a gram, in kcal. */
export const KCAL_OF = { protein: 4, carbs: 4, fat: 9 };

/** How far the written calories may be from what the nutrients come to: a part of it, or so many kcal. */
export const TOLERANCE = { part: 0.15, kcal: 25 };

/** One of the four figures. */
export type Amount = keyof Nutrition;

/** `about 12.5 g`: a figure with at most a mark before it and a unit behind it. */
const AMOUNT = /^[~≈<]?\s*(?:about\s+|ca\.?\s+)?(.{1,20}?)\s*(?:g|gr|grams?|k?cal)?\.?$/i;

/** No dish has more kcal: what would be is not meant as thousands. No weight in grams is. */
export const mostOf = (name: Amount) => (name === 'calories' ? 9999 : 0);

/** An amount as a number; null for a text that is none. An empty text is no amount either. */
export function readAmount(text: string, name: Amount): number | null {
  const [, written] = AMOUNT.exec(text.trim()) ?? [];
  return written === undefined ? null : (readFigure(written, mostOf(name))?.value ?? null);
}

type Amounts = Record<Amount, number>;

const kcalOf = ({ protein, carbs, fat }: Amounts) =>
  KCAL_OF.protein * protein + KCAL_OF.carbs * carbs + KCAL_OF.fat * fat;

function isFar(amounts: Amounts) {
  const kcal = kcalOf(amounts);
  return Math.abs(amounts.calories - kcal) > Math.max(TOLERANCE.part * kcal, TOLERANCE.kcal);
}

const NAMES = ['calories', 'fat', 'carbs', 'protein'] as const;

/** The amount that is ten times too much or too little, if only one such slip explains it; else the calories. */
function likeliest(amounts: Amounts): Amount {
  const slips = NAMES.filter((name) =>
    [10, 0.1].some((factor) => !isFar({ ...amounts, [name]: amounts[name] * factor })),
  );
  return slips.length === 1 ? slips[0]! : 'calories';
}

/** Calories that are not what the nutrients come to. */
export interface EnergyFault {
  written: number;
  /** What the nutrients come to, in whole kcal. */
  kcal: number;
  amounts: Amounts;
  /** Where the slip is likeliest to be. */
  slip: Amount;
}

/** Compares the calories with the nutrients; null if they agree, or if one of the four is missing or cannot be read. */
export function findEnergyFault(nutrition: Nutrition): EnergyFault | null {
  const amounts = {} as Amounts;
  for (const name of NAMES) {
    const amount = readAmount(nutrition[name], name);
    if (amount === null) return null;
    amounts[name] = amount;
  }
  if (!isFar(amounts)) return null;
  return { written: amounts.calories, kcal: Math.round(kcalOf(amounts)), amounts, slip: likeliest(amounts) };
}

/** The first amount that is written but cannot be read as a number. */
export const findUnreadable = (nutrition: Nutrition): Amount | undefined =>
  NAMES.find((name) => nutrition[name].trim() && readAmount(nutrition[name], name) === null);
