import { findPlace } from './place';

const place = (...names: string[]) => ({ names, set: {} });
const PLACES = [
  place('Breakfast', 'Oats and porridge'),
  place('Lunch', 'Soups'),
  place('Lunch', 'Salads, cold'),
  place('Dinner', 'Soups'),
  place('Snacks', 'Bars'),
];

test.each([
  [['Lunch', 'Soups'], 'Lunch Soups'],
  [['lunch / SOUPS'], 'Lunch Soups'],
  [['Lunch › Soups'], 'Lunch Soups'],
  [['Breakfast, oats and porridge'], 'Breakfast Oats and porridge'],
  [['Lunch', 'Salads, cold'], 'Lunch Salads, cold'],
  [['Salads, cold'], 'Lunch Salads, cold'],
  [['Bars'], 'Snacks Bars'],
  [['Snacks'], 'Snacks Bars'],
  [['Bàrs'], 'Snacks Bars'],
])('%j is %s', (named, expected) => {
  expect(findPlace(PLACES, named)?.names.join(' ')).toBe(expected);
});

test.each([[['Soups']], [['Lunch']], [['Mains', 'Fish']], [['']], [[]]])(
  '%j is no place, or could be several',
  (named) => {
    expect(findPlace(PLACES, named)).toBeUndefined();
  },
);

test('a folder is a place of one step', () => {
  const folders = [place('Vitamins'), place('Minerals')];
  expect(findPlace(folders, ['vitamins'])?.names).toEqual(['Vitamins']);
  expect(findPlace(folders, ['Herbs'])).toBeUndefined();
});
