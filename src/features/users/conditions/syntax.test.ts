import fc from 'fast-check';
import { parseConditions, printConditions, type Condition } from './syntax';

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
])('%j is read', (text, conditions) => {
  expect(parseConditions(text)).toEqual(conditions);
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
