import { type Nutrition } from '@/services/nutritionText';
import { energyShares } from './energyShares';

const amounts = (calories: string, protein: string, carbs: string, fat: string): Nutrition => ({
  calories,
  protein,
  carbs,
  fat,
});

test('the energy comes from the nutrients by their weight', () => {
  expect(energyShares(amounts('452', '36', '34 g', '19'))).toEqual({ protein: 32, carbs: 30, fat: 38 });
  expect(energyShares(amounts('', '10', '0', '0'))).toEqual({ protein: 100, carbs: 0, fat: 0 });
});

test.each([
  ['100', '', '10', '10'],
  ['100', 'low', '10', '10'],
  ['0', '0', '0', '0'],
])('%s kcal of %j, %j and %j have no shares', (...parts) => {
  expect(energyShares(amounts(...parts))).toBeNull();
});
