import { aUser } from '@test/members';
import { memberPosition } from './memberPosition';

const users = ['Sana', 'Hira', 'Emily', 'Noor'].map((firstName, id) => aUser({ id, firstName }));
/** All but Hira, Noor first. */
const found = { users, positions: Uint32Array.of(3, 0, 2) };

const names = (id: number, lastIndex?: number) => {
  const { index, total, previous, next } = memberPosition(found, id, lastIndex);
  return [index, total, previous?.firstName, next?.firstName];
};

test.each([
  ['the first', 3, undefined, [0, 3, undefined, 'Sana']],
  ['one between', 0, undefined, [1, 3, 'Noor', 'Emily']],
  ['the last', 2, undefined, [2, 3, 'Sana', undefined]],
  ['one who has left the list: who took her place is next', 1, 1, [null, 3, 'Noor', 'Sana']],
  ['one who was the last when she left it', 1, 9, [null, 3, 'Emily', undefined]],
])('the neighbours of %s', (_who, id, lastIndex, expected) => {
  expect(names(id, lastIndex)).toEqual(expected);
});
