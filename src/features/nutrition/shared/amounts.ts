import { readFigure } from '@/lib/readFigure';
import { type Nutrition } from '@/services/nutritionText';

/** The amounts of a nutrition in the order in which they are shown. */
export const AMOUNTS: readonly { name: keyof Nutrition; label: string; unit: string }[] = [
  { name: 'calories', label: 'Calories', unit: 'kcal' },
  { name: 'protein', label: 'Protein', unit: 'g' },
  { name: 'carbs', label: 'Carbs', unit: 'g' },
  { name: 'fat', label: 'Fat', unit: 'g' },
];

/** The unit of an amount; none for one that is stored with it. */
export const unitOf = (amount: string, unit: string) => (readFigure(amount) ? unit : '');

export const withUnit = (amount: string, unit: string) => `${amount.trim()} ${unitOf(amount, unit)}`.trim();
