import { COMPARE, isProblem, matchesWord, meaningOf } from './meaning';
import { parseConditions } from './syntax';

/** What a condition asks, with the name of its field; or the sentence that says why it is left out. */
function asked(text: string) {
  const meaning = meaningOf(parseConditions(text)[0]![0]!);
  return isProblem(meaning) ? meaning.text : { ...meaning, field: meaning.field.name };
}

test.each([
  ['symptom has acne', 'has'],
  ['symptom has no Acne', 'has no'],
  ['symptom is acne', 'is'],
  ['symptom = acne', 'is'],
  ['symptom is not acne', 'is not'],
])('of words: %s', (text, how) => {
  expect(asked(text)).toEqual({ kind: 'text', field: 'symptom', how, word: 'acne' });
});

test.each([
  ['plan is Free', 'is'],
  ['plan has free', 'has'],
  ['plan is not free', 'is not'],
])('of a choice: %s', (text, how) => {
  expect(asked(text)).toEqual({ kind: 'choice', field: 'plan', how, word: 'free' });
});

test.each([
  ['bmi > 30', '>'],
  ['bmi < 30', '<'],
  ['bmi >= 30', '>='],
  ['bmi <= 30', '<='],
  ['bmi = 30', '='],
  ['bmi is 30', '='],
  ['bmi is not 30', '≠'],
])('of a figure: %s', (text, comparison) => {
  expect(asked(text)).toMatchObject({ kind: 'number', field: 'bmi', comparison, value: 30 });
});

test('only a figure of check-ins has a day', () => {
  expect(asked('waist > 30 after day 60')).toMatchObject({ afterDay: 60 });
  expect(asked('waist > 30')).toMatchObject({ afterDay: undefined });
  expect(asked('age > 30 after day 60')).toMatchObject({ afterDay: undefined });
});

test.each([
  ['filter is progress less than 50', 'Progress less than 50', true],
  ['filter = Trial users', 'Trial Users', true],
  ['filter has active users', 'Active users', true],
  ['filter is not active users', 'Active users', false],
  ['filter has no active users', 'Active users', false],
])('of a filter of folders: %s', (text, filter, isIn) => {
  expect(asked(text)).toEqual({ kind: 'folder', field: 'filter', filter, isIn });
});

test.each([
  ['age is known', true],
  ['age is not known', false],
  ['symptom is unknown', false],
  ['symptom is not Unknown', true],
])('whether there is an answer at all: %s', (text, isKnown) => {
  expect(asked(text)).toMatchObject({ kind: 'known', isKnown });
});

test('known is a word like any other where it can be an answer, or is searched for', () => {
  expect(asked('plan is known')).toMatchObject({ kind: 'choice', word: 'known' });
  expect(asked('symptom has known')).toMatchObject({ kind: 'text', word: 'known' });
});

test.each([
  ['mood > 3', '“mood” is not a field.'],
  ['between age', '“between age” is not a field.'],
  ['mood age 3', '“mood age 3” is not a field.'],
  ['joined > soon', '“soon” is not a date.'],
  ['bmi > many', '“many” is not a number.'],
  ['filter is nobody', '“nobody” is not a filter of notification folders.'],
  ['bmi has 30', '“BMI” is compared as in “bmi > 30”.'],
  ['bmi has no 30', '“BMI” is compared as in “bmi > 30”.'],
  ['bmi >', '“BMI” is compared as in “bmi > 30”.'],
  ['bmi 30', '“BMI” is compared as in “bmi > 30”.'],
  ['plan > Free', '“Plan” is compared as in “plan is not Free”.'],
  ['filter > active users', '“Filter” is compared as in “filter is Progress less than 50”.'],
])('what is not understood is left out and says why: %s', (text, why) => {
  expect(asked(text)).toBe(`${why.slice(0, -1)}. This part is left out until it is.`);
});

test('a change may be compared with 0, though none is below it; what was lost may be below', () => {
  expect(asked('weight change > 0')).toMatchObject({ comparison: '>', value: 0 });
  expect(asked('weight change <= 0')).toMatchObject({ comparison: '<=', value: 0 });
  expect(asked('weight lost < 0')).toMatchObject({ comparison: '<', value: 0 });
});

test.each([
  ['>', [false, false, true]],
  ['<', [true, false, false]],
  ['>=', [false, true, true]],
  ['<=', [true, true, false]],
  ['=', [false, true, false]],
  ['≠', [true, false, true]],
] as const)('29, 30 and 31 %s 30', (comparison, holds) => {
  expect([29, 30, 31].map((figure) => COMPARE[comparison](figure, 30))).toEqual(holds);
});

test('figures are equal where people see the same hundredths', () => {
  expect([80.504, 80.496, 80.51].map((figure) => COMPARE['='](figure, 80.5))).toEqual([true, true, false]);
  expect([80.504, 80.496, 80.51].map((figure) => COMPARE['≠'](figure, 80.5))).toEqual([false, false, true]);
});

test.each([
  ['has', [true, true, false]],
  ['has no', [false, false, true]],
  ['is', [true, false, false]],
  ['is not', [false, true, true]],
] as const)('acne, severe acne and hair: who %s acne', (how, holds) => {
  expect(['acne', 'severe acne', 'hair'].map((text) => matchesWord(how, text, 'acne'))).toEqual(holds);
});
