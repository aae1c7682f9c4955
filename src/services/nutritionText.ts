import { text } from './decode';

/** Amounts in grams, calories in kcal; each as typed, `''` where it was left out (§3 Recipe). */
export interface Nutrition {
  calories: string;
  protein: string;
  carbs: string;
  fat: string;
}

const NAMES: [name: keyof Nutrition, written: string, read: RegExp][] = [
  ['calories', 'cal', /^cal(?:orie)?s?$/i],
  ['protein', 'protein', /^proteins?$/i],
  ['carbs', 'carbs', /^carb(?:ohydrate)?s?$/i],
  ['fat', 'fats', /^fats?$/i],
];

/** `cal 250, protein 12, carbs 30, fats 8`; empty values are left out (§5 Recipe). */
export const writeNutrition = (nutrition: Nutrition): string =>
  NAMES.map(([name, written]) => [written, nutrition[name].trim()])
    .filter(([, value]) => value)
    .map((part) => part.join(' '))
    .join(', ');

/** Reads the parts in any order, missing or with a colon; parts with unknown names are passed over. */
export function readNutrition(written: unknown): Nutrition {
  const nutrition: Nutrition = { calories: '', protein: '', carbs: '', fat: '' };
  // A comma may stand within an amount: `fats 8,5`.
  for (const part of text(written).split(/,(?=\s*[a-z])/i)) {
    const [, word = '', value = ''] = /^\s*([a-z]+)\s*[:=]?\s*(.*?)[\s,]*$/i.exec(part) ?? [];
    const known = NAMES.find(([, , read]) => read.test(word));
    if (known && value) nutrition[known[0]] = value;
  }
  return nutrition;
}
