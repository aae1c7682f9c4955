import { keptUnder, NAMES_PEOPLE } from './kinds';

test('what begins as another kind does is judged as itself', () => {
  jest.replaceProperty(NAMES_PEOPLE, 'columns read', true as never);
  expect(keptUnder('columns read 7')).toEqual({ owner: '7', namesPeople: true });
  expect(keptUnder('columns users 7')).toEqual({ owner: '7', namesPeople: false });
  expect(keptUnder('views /users 7')).toEqual({ owner: '7', namesPeople: true });
  expect(keptUnder('theme')).toBeNull();
});
