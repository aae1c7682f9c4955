import fc from 'fast-check';
import { type Nutrition } from '@/services/nutritionText';
import { findEnergyFault, findUnreadable, readAmount } from './energy';
import { energyHint } from './DishFields';

const amounts = (calories: string, protein: string, carbs: string, fat: string): Nutrition => ({
  calories,
  protein,
  carbs,
  fat,
});

test.each([
  ['310', 310],
  [' 12.5 g ', 12.5],
  ['8,5', 8.5],
  ['1,250', 1250],
  ['1 250 kcal', 1250],
  ['about 250', 250],
  ['~90kcal', 90],
  ['.5', 0.5],
  ['۲۵۰', 250],
  ['١٢٫٥ g', 12.5],
  ['10.714 g', 10.714],
  ['0', 0],
])('%j is read as %d', (text, amount) => {
  expect(readAmount(text, 'calories')).toBe(amount);
});

test.each(['', ' ', 'low', 'two hundred', '12-15', '-5', '12, of which 3 plant', '1/2', '1300 kJ', '1e3', '12 mg'])(
  '%j cannot be read',
  (text) => {
    expect(readAmount(text, 'fat')).toBeNull();
  },
);

test.each([
  ['510', '18', '46', '6', 310, 'calories'],
  ['22', '12', '31', '6', 226, 'calories'],
  ['440', '39', '44', '102', 1250, 'fat'],
  ['440', '39', '440', '10', 2006, 'carbs'],
  ['440', '390', '44', '10', 1826, 'protein'],
  ['60', '2', '3', '1.5', 34, 'calories'],
  ['0', '12', '31', '6', 226, 'calories'],
])('%s kcal from %s g, %s g and %s g do not add up', (calories, protein, carbs, fat, kcal, slip) => {
  expect(findEnergyFault(amounts(calories, protein, carbs, fat))).toMatchObject({ kcal, slip });
});

test.each([
  ['the nutrients', '310', '18', '46', '6'],
  ['fifteen parts in a hundred more', '356', '18', '46', '6'],
  ['twenty-five kcal more than a small dish', '58', '2', '3', '1.5'],
  ['nothing to compare', '310', '', '46', '6'],
  ['an amount that cannot be read', '310', 'some', '46', '6'],
])('%s: no remark', (_what, ...texts) => {
  expect(findEnergyFault(amounts(...texts))).toBeNull();
});

test('a dish whose calories are what its nutrients come to is never remarked', () => {
  const grams = fc.integer({ min: 0, max: 300 });
  fc.assert(
    fc.property(grams, grams, grams, fc.double({ min: -0.14, max: 0.14, noNaN: true }), (protein, carbs, fat, off) => {
      const kcal = 4 * protein + 4 * carbs + 9 * fat;
      const nutrition = amounts(...([kcal * (1 + off), protein, carbs, fat].map(Math.round).map(String) as Four));
      expect(findEnergyFault(nutrition)).toBeNull();
      expect(energyHint(nutrition)).toBeNull();
    }),
  );
});
type Four = [string, string, string, string];

test('the hint offers what the nutrients come to', () => {
  expect(energyHint(amounts('510', '18', '46', '6'))).toEqual({
    text: 'The nutrients come to about 310 kcal, 200 fewer than written.',
    fix: { label: 'Use 310', name: 'calories', value: '310' },
  });
  expect(energyHint(amounts('22', '12', '31', '6'))?.text).toBe(
    'The nutrients come to about 226 kcal, 204 more than written.',
  );
});

test('an amount that cannot be read is named before anything is calculated', () => {
  expect(findUnreadable(amounts('510', '18', 'low', '6'))).toBe('carbs');
  expect(energyHint(amounts('lots', '18', '46', '6'))).toEqual({
    text: '“lots” cannot be read as a number of calories.',
  });
});

test('an amount that may mean another one is said as it is read', () => {
  expect(energyHint(amounts('1,250', '', '', ''))).toEqual({ text: '“1,250” is read as 1250.' });
  expect(energyHint(amounts('310', '10,714', '46', '6'))).toEqual({
    text: '“10,714” is read as 10.714, not as thousands.',
  });
});
