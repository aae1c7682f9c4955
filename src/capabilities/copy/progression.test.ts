import fc from 'fast-check';
import { courseOf, progressed } from './progression';

const RULE = { by: 2, most: 15, from: 12 };
const texts = (effort: { sets: number | string; reps: number | string }) => `${effort.sets} × ${effort.reps}`;

test.each([
  ['3 × 12', 3, 12, ['3 × 14', '3 × 15', '4 × 12']],
  ['3 × 15', 3, 15, ['4 × 12', '4 × 14', '4 × 15']],
  ['3 × 10', 3, 10, ['3 × 12', '3 × 14', '3 × 15']],
  ['2 × 20, beyond the limit', 2, 20, ['3 × 12', '3 × 14', '3 × 15']],
])('%s grows', (_name, sets, reps, weeks) => {
  expect(courseOf({ sets, reps }, 3, RULE).map(texts)).toEqual(weeks);
});

test('without a rule each week is the same', () => {
  expect(courseOf({ sets: 3, reps: 12 }, 2, null).map(texts)).toEqual(['3 × 12', '3 × 12']);
});

test('what is no number stays as it is', () => {
  expect(progressed({ sets: 3, reps: '8-12' }, RULE)).toEqual({ sets: 3, reps: '8-12' });
  expect(progressed({ sets: 'two', reps: 15 }, RULE)).toEqual({ sets: 'two', reps: 15 });
});

test('an exercise never has more than 9999 sets', () => {
  expect(courseOf({ sets: 9998, reps: 15 }, 3, RULE).map(texts)).toEqual(['9999 × 12', '9999 × 14', '9999 × 15']);
  expect(progressed({ sets: 9999, reps: 15 }, RULE)).toEqual({ sets: 9999, reps: 15 });
});

test('reps never pass the limit, sets never fall, and each week adds either', () => {
  const count = fc.integer({ min: 1, max: 9998 });
  fc.assert(
    fc.property(count, count, count, count, count, (sets, reps, by, most, from) => {
      const next = progressed({ sets, reps }, { by, most, from: Math.min(from, most) });
      expect(next.reps).toBeLessThanOrEqual(most);
      if (next.sets === sets) expect(next.reps).toBeGreaterThan(reps);
      else expect(next.sets).toBe(sets + 1);
    }),
  );
});
