import { findOptions } from './PickField';

const OPTIONS = ['Dead bug', 'Forearm plank', 'Kneeling side plank', 'Plank', 'Side plank'].map((label) => ({
  value: label,
  label,
}));
const found = (text: string) => findOptions(OPTIONS, text).map(({ label }) => label);

test.each([
  ['', OPTIONS.map(({ label }) => label)],
  ['PLANK', ['Plank', 'Forearm plank', 'Kneeling side plank', 'Side plank']],
  [' plank  side', ['Kneeling side plank', 'Side plank']],
  ['squat', []],
])('%j finds each option that has its words, those that begin with it first', (text, labels) => {
  expect(found(text)).toEqual(labels);
});
