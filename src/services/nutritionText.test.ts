import fc from 'fast-check';
import { readNutrition, writeNutrition } from './nutritionText';

const EMPTY = { calories: '', protein: '', carbs: '', fat: '' };

test('writes the amounts and leaves out empty ones', () => {
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

test('each amount has a few names, and longer words are none of them', () => {
  const one = { calories: '1', protein: '2', carbs: '3', fat: '4' };
  for (const stored of ['calorie 1, protein 2, carb 3, fat 4', 'cals 1, proteins 2, carbohydrate 3, fats 4'])
    expect(readNutrition(stored)).toEqual(one);
  for (const word of [
    'calcium',
    'lowcal',
    'proteinous',
    'myprotein',
    'carbon',
    'multicarb',
    'fatty',
    'nonfat',
    '2 fat',
  ])
    expect(readNutrition(`${word} 5`)).toEqual(EMPTY);
});

test.each([
  ...['salt 1', 'salt: 1', 'salt=1', 'salt1', 'low-fat milk 2', 'salt 1.5', 'salt 3,55', 'Süßstoff 2'],
  ...[
    'salt 1 g',
    'salt 1mg',
    'salt 1 µg',
    'salt 1 kg',
    'energy 9 kcal',
    'energy 9 cal',
    'energy 9 kj',
    'a 9 iu',
    'a 9 %',
  ],
])('%s is a part of its own', (part) => {
  expect(readNutrition(`protein 12, ${part}, fat 8`)).toEqual({ ...EMPTY, protein: '12', fat: '8' });
  expect(readNutrition(`protein 12,${part}`)).toEqual({ ...EMPTY, protein: '12' });
});

test.each(['salt 1 spoon', 'salt', 'salt? 1', '1 salt', 'salt 1 mgs'])('%s is none', (text) => {
  expect(readNutrition(`protein 12, ${text}`).protein).toBe(`12, ${text}`);
});

test('a name without an amount ends the amount before it', () => {
  expect(readNutrition('protein 12, cal')).toEqual({ ...EMPTY, protein: '12' });
  expect(readNutrition('protein  "12, fat 5" , cal 3')).toEqual({ ...EMPTY, protein: '12, fat 5', calories: '3' });
});

test('an unclosed quote does not reach into what is typed after it', () => {
  const stored = 'protein "12, sugar 5';
  const nutrition = { ...readNutrition(stored), carbs: ', fat 5' };
  const written = writeNutrition(nutrition, stored);
  expect(readNutrition(written)).toEqual({ ...EMPTY, protein: '"12', carbs: ', fat 5' });
  expect(written).toBe('protein "\\"12", sugar 5, carbs ", fat 5"');
});

test.each([
  ['protein 12, of which 3 plant', { ...EMPTY, protein: '12, of which 3 plant' }],
  ['protein 12, fiber 5, fats 8', { ...EMPTY, protein: '12', fat: '8' }],
  ['protein 12, low fat, fat-free', { ...EMPTY, protein: '12, low fat, fat-free' }],
  ['protein "12, carbs 5", carbs 30', { ...EMPTY, protein: '12, carbs 5', carbs: '30' }],
])('a comma within an amount does not cut it: %s', (stored, expected) => {
  expect(readNutrition(stored)).toEqual(expected);
});

test.each([
  ['protein 12, fiber 5', { calories: '250' }, 'protein 12, fiber 5, cal 250'],
  ['fiber 5, Protein: 12 g,salt 1', { protein: '14' }, 'fiber 5, protein 14,salt 1'],
  ['cal 250, protein 12, fiber 5', { calories: '' }, 'protein 12, fiber 5'],
  ['protein 12, fiber 5', { protein: '14' }, 'protein 14, fiber 5'],
  ['Protein: 12 g, Fats=8', { calories: '250' }, 'Protein: 12 g, Fats=8, cal 250'],
  ['cal 1, cal 250, sugar', { calories: '300' }, 'cal 300'],
  ['about two hundred', { fat: '8' }, 'about two hundred, fats 8'],
])('%j with the changes %j keeps the rest', (stored, changes, expected) => {
  expect(writeNutrition({ ...readNutrition(stored), ...changes }, stored)).toBe(expected);
});

const word = fc.constantFrom(
  'cal',
  'Fats',
  'protein',
  'fiber',
  'of which',
  '12',
  '5 g',
  ',',
  ', ',
  '"',
  ':',
  '\\',
  ' ',
);
const typed = fc.oneof(
  fc.string(),
  fc.array(word).map((words) => words.join('')),
  fc.nat(5000).map(String),
);
const amounts = fc.record({ calories: typed, protein: typed, carbs: typed, fat: typed });
const trimmed = (nutrition: object) =>
  Object.fromEntries(Object.entries(nutrition).map(([name, amount]) => [name, String(amount).trim()]));

test('a typed amount is read as it was typed', () => {
  fc.assert(
    fc.property(amounts, (nutrition) => {
      expect(readNutrition(writeNutrition(nutrition))).toEqual(trimmed(nutrition));
    }),
  );
});

test('an amount typed over a stored text is read as it was typed', () => {
  fc.assert(
    fc.property(amounts, typed, (nutrition, stored) => {
      expect(readNutrition(writeNutrition(nutrition, stored))).toEqual(trimmed(nutrition));
    }),
  );
});

test('a text that is read and written again is the same', () => {
  fc.assert(
    fc.property(typed, (stored) => {
      expect(writeNutrition(readNutrition(stored), stored)).toBe(stored);
    }),
  );
});

test('changing one amount drops no other part', () => {
  const unknown = fc.constantFrom('fiber 5', ' vitamin c: 10 mg', 'Ballaststoffe 3,5 g', ' salt = 1%');
  fc.assert(
    fc.property(fc.array(unknown), typed, (others, protein) => {
      const written = writeNutrition({ ...EMPTY, protein }, others.join(','));
      for (const other of others) expect(written).toContain(other.trim());
    }),
  );
});
