import { MODULES } from '@/services/session/modules';
import { labelsOf, tidied, toggled, withAll, withNone } from './modules';

test('there are the 13 modules of the specification', () => {
  expect(MODULES).toHaveLength(13);
});

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
])('of %j the known ones stand first, in the panel’s spelling and order: %j', (names, expected) => {
  expect(tidied(names)).toEqual(expected);
});

test('a module is added in its place and taken away; what is not known stays', () => {
  const names = ['Users', 'Recipes', 'Time travel'];
  expect(toggled(names, 'Plans')).toEqual(['Users', 'Plans', 'Recipes', 'Time travel']);
  expect(toggled(toggled(names, 'Users'), 'Users')).toEqual(names);
});

test('all and none leave what is not known', () => {
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
])('a row with %j says %j', (names, expected) => {
  expect(labelsOf(names)).toEqual(expected);
});
