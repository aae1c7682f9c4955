import { axisOf, namedDays, percentRange, scaleOf } from './lines';

const known = (...values: number[]) =>
  values.map((value, at) => ({ day: at * 30 + 1, where: '', value, text: String(value) }));

test('all lines share one scale, of percent of the first figure', () => {
  expect(percentRange([known(40, 38), known(50, 51)])).toEqual([95, 102]);
});

test('a small change is not drawn as a large one', () => {
  expect(percentRange([known(40, 39.9), known(6, 6)])).toEqual([96, 100]);
});

test.each([
  [[80.6, 84], 5, [80, 85]],
  [[80, 80], 5, [80, 85]],
  [[79.9, 90.1], 5, [75, 95]],
  [[33.5, 34.5], 4, [32, 36]],
])('the axis of %j in steps of %d is %j', (values, step, axis) => {
  expect(axisOf(values, step)).toEqual(axis);
});

test.each([
  [1, 1, [1]],
  [1, 15, [1, 15]],
  [1, 90, [1, 30, 60, 90]],
  [15, 60, [15, 30, 60]],
  [1, 180, [1, 60, 120, 180]],
])('of the days %d to %d, %j are named', (first, last, days) => {
  expect(namedDays(first, last)).toEqual(days);
});

test('days and values are drawn in proportion, also where there is one of them only', () => {
  const box = { start: 0, end: 100, top: 10, bottom: 20 };
  const { x, y } = scaleOf([1, 91], [80, 90], box);
  expect([x(1), x(31), x(91), y(80), y(85), y(90)]).toEqual([0, 33.3, 100, 20, 15, 10]);
  expect(scaleOf([30, 30], [80, 85], box).x(30)).toBe(0);
});
