import { makeSource } from './source';

test('tells each listener of a change, until it stops listening', () => {
  const source = makeSource(1);
  const told: string[] = [];
  const stop = source.subscribe((value) => told.push(`one ${value}`));
  source.subscribe((value) => told.push(`other ${value}`));
  source.change(2);
  stop();
  source.change(3);
  expect(source.current()).toBe(3);
  expect(told).toEqual(['one 2', 'other 2', 'other 3']);
});
