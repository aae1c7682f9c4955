import { MODULES } from '@/services/session/modules';
import { labelsOf, tidied, toggled, withAll, withNone } from './modules';

test.each([
  [[], []],
  [
    ['how to USE', ' Users ', 'users'],
    ['Users', 'How to use'],
  ],
  [
    ['Time travel', 'Recipes', 'profile', 'Time travel', 'Plans'],
    ['Plans', 'Recipes', 'Time travel', 'profile'],
  ],
])('%j is tidied to %j: known modules first, in the panel’s spelling and order', (names, expected) => {
  expect(tidied(names)).toEqual(expected);
});

test('a module is added in the panel’s order and removed; unknown names stay', () => {
  const names = ['Users', 'Recipes', 'Time travel'];
  expect(toggled(names, 'Plans')).toEqual(['Users', 'Plans', 'Recipes', 'Time travel']);
  expect(toggled(toggled(names, 'Users'), 'Users')).toEqual(names);
});

test('all and none keep unknown names', () => {
  expect(withAll(['Time travel', 'Users'])).toEqual([...MODULES, 'Time travel']);
  expect(withNone(['Time travel', ' users '])).toEqual(['Time travel']);
});

test.each([
  [[], []],
  [
    ['recipes', 'Time travel'],
    ['Recipes', 'Time travel'],
  ],
  [[...MODULES].reverse(), ['All modules']],
  [
    [...MODULES, 'Profile'],
    ['All modules', 'Profile'],
  ],
])('the labels of %j are %j', (names, expected) => {
  expect(labelsOf(names)).toEqual(expected);
});
