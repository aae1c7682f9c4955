import { checkInDays, makeProgressEntries } from './progressEntries';
import { startWeight } from './assessments';

const MEMBERS = Array.from({ length: 200 }, (_, n) => ({ n, days: checkInDays(n, 400) }));

test('some members have four to seven check-ins from day 1 on, none after today', () => {
  const often = MEMBERS.filter(({ days }) => days.length > 3);
  expect(often.length).toBeGreaterThan(20);
  for (const { days } of often) {
    expect(days[0]).toBe(1);
    expect(days.length).toBeLessThanOrEqual(7);
    expect(days).toEqual(days.toSorted((one, other) => one - other));
  }
  expect(MEMBERS.every(({ n }) => checkInDays(n, 20).every((day) => day <= 20))).toBe(true);
});

test('the weight of day 1 is that of the assessment, and a few weights are no figure', () => {
  const first = MEMBERS.filter(({ days }) => days[0] === 1).map(
    ({ n, days }) => [n, makeProgressEntries(n, days)] as const,
  );
  for (const [n, [entry]] of first)
    if (!String(entry!.currentWeight).endsWith('lbs'))
      expect(parseFloat(String(entry!.currentWeight))).toBe(startWeight(n));
  const weights = first.flatMap(([, entries]) => entries.map(({ currentWeight }) => currentWeight));
  expect(weights).toContain('around seventy I think');
});
