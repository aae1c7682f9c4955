import { type Nutrition } from '@/services/nutritionText';

/** The parts of a nutrition in the order in which they are shown. */
export const PARTS: readonly { name: keyof Nutrition; label: string }[] = [
  { name: 'calories', label: 'Calories' },
  { name: 'protein', label: 'Protein' },
  { name: 'carbs', label: 'Carbs' },
  { name: 'fat', label: 'Fat' },
];

const NUMBER = /^[\d.,\s]+$/;

/** The unit of an amount; none for one that is stored with it. */
export const unitOf = (amount: string, unit: string) => (NUMBER.test(amount) ? unit : '');

export const withUnit = (amount: string, unit: string) => `${amount.trim()} ${unitOf(amount, unit)}`.trim();
