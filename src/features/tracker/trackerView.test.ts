import { cutTitle, searchByName } from './trackerView';

test.each([
  ['', ''],
  ['Morning walks', 'Morning walks'],
  ['Seventeen letters', 'Seventeen letters'],
  ['Eighteen lettersss', 'Eighteen letterss…'],
  ['Meal prep Sunday with the team', 'Meal prep Sunday …'],
  ['👩🏽‍🍳'.repeat(17), '👩🏽‍🍳'.repeat(17)],
  ['👩🏽‍🍳'.repeat(18), `${'👩🏽‍🍳'.repeat(17)}…`],
  [`Sixteen letters.e\u0301e`, `Sixteen letters.e\u0301…`],
])('a card shows %j as %j', (title, shown) => {
  expect(cutTitle(title)).toBe(shown);
});

const HABITS = [{ name: 'Drink water' }, { name: 'WATER the plants' }, { name: 'Walk' }];
const nameOf = ({ name }: { name: string }) => name;

test('the search matches anywhere in the name, ignoring case', () => {
  expect(searchByName(HABITS, nameOf, ' Water ').map(nameOf)).toEqual(['Drink water', 'WATER the plants']);
  expect(searchByName(HABITS, nameOf, 'run')).toEqual([]);
});

test('a blank search returns the same list', () => {
  expect(searchByName(HABITS, nameOf, '  ')).toBe(HABITS);
});
