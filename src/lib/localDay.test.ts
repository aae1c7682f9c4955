import { localDay } from './localDay';

test('a day of the viewer ends at midnight where the viewer is', () => {
  const midnight = new Date(2026, 10, 22).getTime();
  expect(localDay(midnight) - localDay(midnight - 1)).toBe(1);
  expect(localDay(midnight + 86_399_999)).toBe(localDay(midnight));
  expect(localDay(Number.NaN)).toBeNaN();
});

test('so it does where clocks are changed', () => {
  const days = Array.from({ length: 400 }, (_, day) => localDay(new Date(2026, 0, 1 + day, 12).getTime()));
  expect(days.every((day, at) => day === days[0]! + at)).toBe(true);
});
