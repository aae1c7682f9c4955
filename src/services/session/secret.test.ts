import { Secret } from './secret';

test('shows itself only when asked to', () => {
  const secret = new Secret('hunter2');
  expect(JSON.stringify({ password: secret })).toBe('{"password":"(secret)"}');
  expect(Object.values(secret)).toEqual([]);
  expect(secret.reveal()).toBe('hunter2');
});
