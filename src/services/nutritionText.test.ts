import fc from 'fast-check';
import { readNutrition, writeNutrition } from './nutritionText';

const EMPTY = { calories: '', protein: '', carbs: '', fat: '' };

test('writes what is there and leaves out what is empty', () => {
  expect(writeNutrition({ calories: '250', protein: '12', carbs: '30', fat: '8' })).toBe(
    'cal 250, protein 12, carbs 30, fats 8',
  );
  expect(writeNutrition({ ...EMPTY, protein: ' 12 ' })).toBe('protein 12');
  expect(writeNutrition(EMPTY)).toBe('');
});

test.each([
  ['fats 8, cal 250', { ...EMPTY, fat: '8', calories: '250' }],
  ['Calories: 250, Carbohydrates=30g', { ...EMPTY, calories: '250', carbs: '30g' }],
  ['fibre 4, protein 12,, sugar', { ...EMPTY, protein: '12' }],
  ['protein 12,5, fats 8,5', { ...EMPTY, protein: '12,5', fat: '8,5' }],
  ['cal', EMPTY],
  ['', EMPTY],
  [null, EMPTY],
])('reads %s', (written, expected) => {
  expect(readNutrition(written)).toEqual(expected);
});

test('what was written is read again', () => {
  const amount = fc.oneof(fc.constant(''), fc.nat(5000).map(String));
  fc.assert(
    fc.property(fc.record({ calories: amount, protein: amount, carbs: amount, fat: amount }), (nutrition) => {
      expect(readNutrition(writeNutrition(nutrition))).toEqual(nutrition);
    }),
  );
});
