import { RECIPES } from '@test/sources/taken';
import { amountFor, amountsIn } from './amounts';
import { vocabularyOf } from './vocabulary';

const vocabulary = vocabularyOf(RECIPES);
const calories = RECIPES.fields.find(({ name }) => name === 'calories')!;

/** The figures of a text, each with what to look at. */
const read = (text: string) =>
  amountsIn(text, vocabulary)?.map(({ figure, doubt }) => (doubt ? `${figure}: ${doubt}` : figure)) ?? null;

test.each([
  ['300 kcal', ['300']],
  ['300 to 350 kcal', ['300–350: Calories as a range']],
  ['300-350 kcal', ['300–350: Calories as a range']],
  ['1130 kJ', ['270: Calories from kJ']],
  ['1130 kilojoules', ['270: Calories from kJ']],
  ['Energy: 1130 kJ', ['270: Calories from kJ']],
  ['1130 kJ energy', ['270: Calories from kJ']],
  ['per 100 g: about 1130 kJ', ['270: Calories for 100 g, from kJ, as a rough figure']],
])('%s: %j', (text, figures) => {
  expect(read(text)).toEqual(figures);
});

test.each(['<', '>', '≤', '≥', 'less than', 'under', 'up to', 'over'])('%s is a limit', (limit) => {
  expect(read(`${limit} 5 g fat`)).toEqual([`${limit} 5: Fat as a limit`]);
  expect(read(`Fat: ${limit} 5 g`)).toEqual([`${limit} 5: Fat as a limit`]);
});

test.each(['~', '≈', 'about', 'approx', 'approx.', 'approximately', 'around', 'circa', 'ca.', 'c.', 'تقریباً'])(
  '%s makes a rough figure',
  (about) => {
    expect(read(`${about} 300 kcal`)).toEqual(['300: Calories as a rough figure']);
  },
);

test.each([
  ...['per serving', '(per serving)', 'Per portion:', 'each bowl', 'a plate', 'pro person', 'per  piece', 'فی کس'],
  ...[
    'Nutrition',
    'Nutrition facts:',
    'Nutritional values',
    'Nutritional  value',
    'nutrition info',
    'Macros',
    'Macro:',
  ],
  ...['Nutrition information (per serving):', 'Nährwerte', 'Nährwert pro Portion:', 'Nahrwerte', 'غذائیت:'],
])('“%s” tells of amounts that follow', (lead) => {
  expect(read(`${lead} 300 kcal`)).toEqual(['300']);
  expect(read(`  ${lead}   protein 12 g`)).toEqual(['12']);
});

test.each(['per 100 g', 'per 100g:', '(per 100 g)', 'Nutrition per 100 g:'])('“%s” is a doubt', (lead) => {
  expect(read(`${lead} 300 kcal`)).toEqual(['300: Calories for 100 g']);
});

test.each(['see nutrition', 'nutritionist', 'perhaps', 'per day', 'per', 'my macros'])(
  '“%s” is no such lead',
  (lead) => {
    expect(read(`${lead} 300 kcal`)).toBeNull();
  },
);

test.each([
  ['1,234,567 kcal', '1234567'],
  ['1.250 kcal', '1250: Calories that can be read in two ways'],
  ['12,500 kcal', '12.5: Calories that can be read in two ways'],
  ['1’250 kcal', '1250'],
  ['1\u00a0250 kcal', '1250'],
  ['12345,678 kcal', '12345.678'],
  ['1,2345 kcal', '1.2345'],
  ['0.125 kcal', '0.125'],
])('%s is %s', (text, figure) => {
  expect(read(text)).toEqual([figure]);
});

test.each([
  ['38 g of   protein', ['38']],
  ['38 g protein carbs 44', ['38', '44']],
  ['15 g total fat', ['15']],
  ['15 g total  fat, 300 kcal', ['15', '300']],
  ['15 g fat per serving', ['15']],
  ['38 g', null],
  ['12 g, 300 kcal', null],
  ['38 g calories', null],
  ['1130 kJ protein', null],
])('a figure takes the longest name that is known: %s', (text, figures) => {
  expect(read(text)).toEqual(figures);
});

test('kilojoules are kept where no kilocalories stand beside them', () => {
  expect(read('1130 kJ, 12 g fat')).toEqual(['270: Calories from kJ', '12']);
  expect(read('1130 kJ / 271 kcal, 12 g fat')).toEqual(['271', '12']);
});

test('a long text is not searched', () => {
  expect(read('300 kcal'.padEnd(400))).toEqual(['300']);
  expect(read('300 kcal'.padEnd(401))).toBeNull();
});

test('in a place of its own an amount may stand in any unit of its field, with space around it', () => {
  expect(amountFor(calories, ' 340 ', vocabulary)).toMatchObject({ figure: '340', text: '340', doubt: undefined });
  expect(amountFor(calories, '1130 kJ', vocabulary)).toMatchObject({ figure: '270', doubt: 'Calories from kJ' });
  expect(amountFor(calories, '12 g', vocabulary)).toBeNull();
  expect(amountFor(calories, '', vocabulary)).toBeNull();
  expect(amountFor(calories, '300 kcal, 310 kcal', vocabulary)).toBeNull();
});
