import fc from 'fast-check';
import { usageDomain } from './dashboardRows';

test.each([
  [[], 12],
  [[0, null, 12], 12],
  [[3, 13], 16],
  [[600, 580], 600],
  [[601], 800],
  [[1_234_567], 1_600_000],
])('of %j the axis goes to %d', (values, top) => {
  expect(usageDomain(values)).toEqual([0, top]);
});

test('whatever the months have, the lines are within the frame, and the marks are whole', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2_000_000_000)), (values) => {
      const [, top] = usageDomain(values);
      expect(top).toBeGreaterThanOrEqual(Math.max(0, ...values));
      expect(Number.isInteger(top / 4)).toBe(true);
    }),
  );
});
