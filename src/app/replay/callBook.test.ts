import { type Step } from '../sessionReport/format';
import { makeCallBook } from './callBook';

const CONTROL = { within: 'page', role: 'button', nth: 0 };

const asked = (call: number, path: string | undefined, endpoint = 'any'): Step => ({
  kind: 'asked',
  at: 0,
  call,
  endpoint,
  path,
});
const pressed: Step = { kind: 'pressed', at: 0, control: CONTROL };

test('calls of one path are those of the report in their order', () => {
  const book = makeCallBook([asked(1, 'a'), asked(2, 'b'), asked(3, 'a')]);
  expect([book.take('a', '', -1), book.take('a', '', -1), book.take('b', '', -1)]).toEqual([1, 3, 2]);
});

test('what the report has only after the next act is not taken before it', () => {
  const book = makeCallBook([asked(1, 'a'), pressed, asked(2, 'a')]);
  expect(book.take('a', '', -1)).toBe(1);
  expect(book.take('a', '', 0)).toBeNull();
  expect(book.take('a', '', 1)).toBe(2);
});

test('a call that was never answered is known by its endpoint', () => {
  const book = makeCallBook([asked(1, undefined, 'listPlans')]);
  expect(book.take('users/list', 'listUsers', -1)).toBeNull();
  expect(book.take('plans/list', 'listPlans', -1)).toBe(1);
});
