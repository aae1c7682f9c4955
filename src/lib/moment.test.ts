import { formatAge, formatDate, formatDateTime } from '@/components/format/date';
import { isDayAlone, momentOf } from './moment';

test.each([
  ['2026-02-11', [2026, 1, 11], '11/02/2026'],
  ['2025-12-31', [2025, 11, 31], '31/12/2025'],
  ['2024-02-29', [2024, 1, 29], '29/02/2024'],
  [' 2026-03-29 ', [2026, 2, 29], '29/03/2026'],
] as const)('%j is its day in every time zone, without a time of day', (date, [year, month, day], shown) => {
  expect(momentOf(date)).toBe(new Date(year, month, day).getTime());
  expect(isDayAlone(date)).toBe(true);
  expect(formatDateTime(date)).toBe(shown);
  expect(formatDate(date)).toBe(shown);
});

test.each([
  '2026-02-30',
  '2023-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-04-31T10:00:00.000Z',
  '2026-02-30 08:00',
  '',
  'null',
])('%j is no date', (date) => {
  expect(momentOf(date)).toBeNaN();
  expect(formatDateTime(date)).toBe('N/A');
  expect(formatAge(date, Date.now())).toBe('');
});

test.each([
  '2026-02-11T00:00:00.000Z',
  '2026-02-11T23:59:59+05:00',
  '2026-02-11 08:30',
  'Wed, 11 Feb 2026 08:30:00 GMT',
])('%j has a time, which is shown as before', (date) => {
  expect(momentOf(date)).toBe(Date.parse(date));
  expect(isDayAlone(date)).toBe(false);
  expect(formatDateTime(date)).toMatch(/^1\d\/02\/2026, \d\d:\d\d [AP]M$/);
});
