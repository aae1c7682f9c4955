import fc from 'fast-check';
import { conditionsField, parseConditions, printClause, printConditions, type Condition } from './syntax';

const one = (field: string, operator: Condition['operator'], value: string, afterDay?: number): Condition =>
  afterDay === undefined ? { field, operator, value } : { field, operator, value, afterDay };

test.each<[string, Condition[][]]>([
  ['', []],
  [' , ', []],
  ['bmi > 30', [[one('bmi', '>', '30')]]],
  ['BMI>=30', [[one('bmi', '>=', '30')]]],
  ['weight over seventyish', [[one('weight', '>', 'seventyish')]]],
  ['water less than 2 litres', [[one('water', '<', '2 litres')]]],
  ['plan is not Free', [[one('plan', 'is not', 'Free')]]],
  ['history has no diabetes', [[one('history', 'has no', 'diabetes')]]],
  ['any answer mentions metformin', [[one('any answer', 'has', 'metformin')]]],
  ['waist change < 1 after day 60', [[one('waist change', '<', '1', 60)]]],
  ['joined after 2025-06-01', [[one('joined', '>', '2025-06-01')]]],
  ['this is it', [[one('this', 'is', 'it')]]],
  ['thistle', [[one('thistle', null, '')]]],
  ['is free', [[one('is free', null, '')]]],
  ['symptom has', [[one('symptom', 'has', '')]]],
  ['history is_not', [[one('history is_not', null, '')]]],
  ['BMI > 30 or 40', [[one('bmi', '>', '30'), one('bmi', '>', '40')]]],
  ['bmi > 30 or age < 40', [[one('bmi', '>', '30'), one('age', '<', '40')]]],
  ['acne or hair', [[one('acne', null, ''), one('hair', null, '')]]],
  ['()', []],
  ['(bmi) > 30', [[one('(bmi)', '>', '30')]]],
  ['symptom has the "worst"', [[one('symptom', 'has', 'the "worst"')]]],
  ['symptom has "worst" acne', [[one('symptom', 'has', '"worst" acne')]]],
  ['symptom has "acne, hair', [[one('symptom', 'has', '"acne, hair')]]],
  ['(bmi > 30', [[one('(bmi', '>', '30')]]],
  ['symptom has (a)', [[one('symptom', 'has', '(a)')]]],
  ['weight lost > 2 AFTER DAY 30', [[one('weight lost', '>', '2', 30)]]],
  ['waist > 30 after day 12345', [[one('waist', '>', '30 after day 12345')]]],
  ['symptom has "acne after day 3"', [[one('symptom', 'has', 'acne after day 3')]]],
  ['symptom has "the ""worst"" acne"', [[one('symptom', 'has', 'the "worst" acne')]]],
  ['symptom has "a\nb"', [[one('symptom', 'has', 'a\nb')]]],
  ['bmi > 30, symptom has acne', [[one('bmi', '>', '30')], [one('symptom', 'has', 'acne')]]],
  ['(symptom has acne or symptom has hair)', [[one('symptom', 'has', 'acne'), one('symptom', 'has', 'hair')]]],
  ['symptom has acne or hair', [[one('symptom', 'has', 'acne'), one('symptom', 'has', 'hair')]]],
  ['symptom has "acne, or hair > 3"', [[one('symptom', 'has', 'acne, or hair > 3')]]],
  ['bmr < 1,400', [[one('bmr', '<', '1,400')]]],
  ['bmr < 1,400,age > 5', [[one('bmr', '<', '1,400')], [one('age', '>', '5')]]],
  [`height >= 5'4", status is active`, [[one('height', '>=', `5'4"`)], [one('status', 'is', 'active')]]],
  ['height > 64" or height < 60"', [[one('height', '>', '64"'), one('height', '<', '60"')]]],
  ['symptom has "day 5", bmi > 30', [[one('symptom', 'has', 'day 5')], [one('bmi', '>', '30')]]],
  ['bmi > 30\nage < 40', [[one('bmi', '>', '30')], [one('age', '<', '40')]]],
  ['bmi > 30;age < 40;', [[one('bmi', '>', '30')], [one('age', '<', '40')]]],
])('%j is read', (text, conditions) => {
  expect(parseConditions(text)).toEqual(conditions);
});

test.each<[Condition['operator'], string[]]>([
  ['>', ['more than', 'after', 'above', 'over', 'MORE THAN']],
  ['<', ['less than', 'before', 'below', 'under']],
  ['>=', ['at least', '≥']],
  ['<=', ['at most', '≤']],
  ['has', ['contains', 'mentions']],
  ['has no', ['does not have', 'has not', 'without']],
])('%s has other words', (operator, words) => {
  for (const word of words) expect(parseConditions(`bmi ${word} 30`)).toEqual([[one('bmi', operator, '30')]]);
});

test('a condition is printed as one would type it, quoted only where it would be read as something else', () => {
  const print = (value: string) => printClause([one('plan', 'is', value)]).slice('plan is '.length);
  for (const plain of [
    'Free',
    'orbit',
    'nothing',
    'north',
    "5'4",
    '1.5',
    'a > b',
    'after day x',
    'after day 3 on',
    'say no',
  ])
    expect(print(plain)).toBe(plain);
  for (const odd of ['', ' a', 'a ', 'a, b', 'a;b', '(a', 'a)', 'a\nb', 'a or b', 'no', 'not a', 'a after day 30'])
    expect(print(odd)).toBe(`"${odd}"`);
  expect(print('a "b"')).toBe('"a ""b"""');
  expect(printClause([one('thistle', null, '')])).toBe('thistle');
  expect(printClause([])).toBe('');
  const text = 'bmi > 30, (symptom has acne or symptom has hair), waist change < 1 after day 60';
  expect(printConditions(parseConditions(text))).toBe(text);
});

test('conditions are in the address as one would type them, of which Back undoes the last', () => {
  const text = 'bmi > 30, plan is Free';
  expect(conditionsField.write(conditionsField.read(text)!)).toBe(text);
  expect(conditionsField.read(`plan is ${'x'.repeat(5000)}`)).toEqual([[one('plan', 'is', 'x'.repeat(1992))]]);
  expect(conditionsField.isStep).toBe(true);
});

test('what was printed is read as the same conditions', () => {
  const condition = fc.record(
    {
      field: fc.constantFrom('bmi', 'waist change', 'any answer'),
      operator: fc.constantFrom<Condition['operator']>('>', '<', '>=', '<=', '=', 'is', 'is not', 'has', 'has no'),
      value: fc.oneof(
        fc.constantFrom('a or b', 'has', 'x after day 3', '> 3', '"', 'a, b', `5'4"`, '1,400'),
        fc.string(),
      ),
      afterDay: fc.nat(9999),
    },
    { requiredKeys: ['field', 'operator', 'value'] },
  );
  fc.assert(
    fc.property(fc.array(fc.array(condition, { minLength: 1, maxLength: 3 }), { maxLength: 4 }), (conditions) => {
      expect(parseConditions(printConditions(conditions))).toEqual(conditions);
    }),
  );
});
