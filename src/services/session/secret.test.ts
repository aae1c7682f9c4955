import { Secret } from './secret';

test('is readable only by reveal()', () => {
  const secret = new Secret('hunter2');
  expect(JSON.stringify({ password: secret })).toBe('{"password":"(secret)"}');
  expect(Object.values(secret)).toEqual([]);
  expect(secret.reveal()).toBe('hunter2');
});
