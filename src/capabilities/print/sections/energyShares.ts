import { KCAL_OF, readAmount } from '@/features/nutrition/shared/energy';
import { type Nutrition } from '@/services/nutritionText';

/**
 * How many whole percent of the energy come from each nutrient; null if one of the three is missing or cannot be read, or
 * if there is no energy in them.
 */
export function energyShares(nutrition: Nutrition) {
  const kcal = (name: keyof typeof KCAL_OF) => KCAL_OF[name] * (readAmount(nutrition[name], name) ?? Number.NaN);
  const [protein, carbs, fat] = [kcal('protein'), kcal('carbs'), kcal('fat')];
  const all = protein + carbs + fat;
  if (!(all > 0)) return null;
  const share = (of: number) => Math.round((of / all) * 100);
  return { protein: share(protein), carbs: share(carbs), fat: share(fat) };
}
