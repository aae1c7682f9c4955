import { cutTitle } from './TrackerCard';

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
