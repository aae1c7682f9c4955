import { isProblem, meaningOf } from './meaning';
import { parseConditions } from './syntax';

/** The figure that a condition compares with, or why it is left out. */
function understood(text: string) {
  const meaning = meaningOf(parseConditions(text)[0]![0]!);
  if (isProblem(meaning)) return meaning.text;
  return meaning.kind === 'number' ? [meaning.comparison, Math.round(meaning.value * 100) / 100] : meaning.kind;
}

test.each([
  ['waist change < 0.5', ['<', 0.5]],
  ['waist lost > 0', ['>', 0]],
  ['waist lost > 1 cm', ['>', 0.39]],
  ['waist gained < -0.5', ['<', -0.5]],
  ['weight lost > −2 kg', ['>', -2]],
  ['weight change = 0', ['=', 0]],
])('a difference may be small, and have a direction: %s', (text, expected) => {
  expect(understood(text)).toEqual(expected);
});

test.each([
  ['days since last check-in > 2 weeks', ['>', 14]],
  ['last check-in > day 60', ['>', 60]],
  ['days since joining < 1 month', ['<', 30]],
  ['water < 500 ml', ['<', 0.5]],
  ['water < 2l', ['<', 2]],
  ['sleep < 90 minutes', ['<', 1.5]],
  ['bmr < "1,400 kcal"', ['<', 1400]],
  ['check-ins = 3 times', ['=', 3]],
])('a unit is converted: %s', (text, expected) => {
  expect(understood(text)).toEqual(expected);
});

test.each([
  ['bmr < 1,400', ['<', 1400]],
  [`height >= 5'4"`, ['>=', 162.56]],
  ['age > 5', ['>', 5]],
  ['age < 120', ['<', 120]],
  ['age < 29.5 years', ['<', 29.5]],
  ['height > 90', ['>', 90]],
  ['height < 300 cm', ['<', 300]],
  ['weight > 400', ['>', 400]],
])('what nobody would answer can be asked: %s', (text, expected) => {
  expect(understood(text)).toEqual(expected);
});

test.each(['waist change < 0', 'weight change < -2', 'weight change > −1 kg'])('%s asks for a direction', (text) => {
  expect(understood(text)).toMatch(
    /^“.*” asks for a direction, which a change has not; write lost or gained instead\. This part is left out until it is\.$/,
  );
});

test.each([
  ['age between 30 and 40', 'Age'],
  ['status active', 'Status'],
  ['quiet for 14 days', 'Days since last check-in'],
  ['waist change', 'Waist change'],
])('%s names a field and no comparison, so an example is given', (text, label) => {
  expect(understood(text)).toContain(`“${label}” is compared as in “`);
});

test.each([
  'sleep < 2 weeks',
  'bmi > 30 kg',
  'check-ins = 2 weeks',
  'water < 8 glasses',
  'waist > 0.5x',
  'weight lost > -',
  'bmi > -2',
])('%s has no number', (text) => {
  expect(understood(text)).toMatch(/is not a number/);
});
