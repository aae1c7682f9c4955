import fc from 'fast-check';
import { formatAge, formatDate, formatDateTime, formatDay, parseDay } from './date';
import { countOf, figure, formatBytes } from './number';
import { compareKeys, compareText, orderKey } from './order';

// The tests' viewer is in Kolkata, five and a half hours ahead of UTC.
test.each([
  ['2025-11-18T04:12:00.000Z', '18/11/2025, 09:42 AM'],
  ['2025-11-17T12:45:00Z', '17/11/2025, 06:15 PM'],
  ['2025-11-17T18:30:00Z', '18/11/2025, 12:00 AM'],
  ['2025-11-18T06:30:00Z', '18/11/2025, 12:00 PM'],
])('%s reads %s', (value, text) => {
  expect(formatDateTime(value)).toBe(text);
});

test.each([null, undefined, '', 'soon', '2025-13-45'])('%p is no date', (value) => {
  expect(formatDateTime(value)).toBe('N/A');
});

test('a day alone is that of the viewer', () => {
  expect(formatDay('2026-02-03')).toBe('03/02/2026');
  expect(formatDate('2025-11-17T18:30:00Z')).toBe('18/11/2025');
  expect(formatDate('2025-01-05T06:30:00Z')).toBe('05/01/2025');
  expect(formatDate('soon')).toBe('N/A');
});

test.each([
  ['2026-11-25T12:00:00Z', 'just now'],
  ['2026-11-25T13:00:00Z', 'just now'],
  ['2026-11-25T11:00:01Z', 'just now'],
  ['2026-11-25T11:00:00Z', '1 hour'],
  ['2026-11-24T12:00:01Z', '23 hours'],
  ['2026-11-24T12:00:00Z', '1 day'],
  ['2026-11-15T13:00:00Z', '9 days'],
  ['soon', ''],
])('at noon %s is this long ago: %s', (date, age) => {
  expect(formatAge(date, Date.parse('2026-11-25T12:00:00Z'))).toBe(age);
});

test('a figure reads as Intl.NumberFormat would write it', () => {
  const written = new Intl.NumberFormat('en');
  const check = (value: number) => expect(figure(value)).toBe(written.format(value));
  [0.125, 1234.5, -1240, -0.5, 1_234_567.891, Number.MAX_SAFE_INTEGER].forEach(check);
  fc.assert(fc.property(fc.maxSafeInteger().filter(Boolean), check));
  fc.assert(fc.property(fc.integer({ min: 1 }), (hundredths) => check(hundredths / 100)));
});

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [86_200, '86 kB'],
  [2_450_000, '2.5 MB'],
  [9_960, '10 kB'],
  [999_600, '1 MB'],
  [10_000_000, '10 MB'],
  [3_000_000_000, '3 GB'],
  [5_000_000_000_000, '5000 GB'],
])('%d bytes read %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test('a figure has three decimals at most, and text that is no number is unchanged', () => {
  expect([0.0004, 1.23456, '8-12', '12345'].map(figure)).toEqual(['0', '1.235', '8-12', '12345']);
});

test('some things have a plural of their own', () => {
  expect([1, 2].map((count) => countOf(count, 'entry', 'entries'))).toEqual(['1 entry', '2 entries']);
});

test('counts are grouped by thousands, and in words', () => {
  expect([0, 999, 1000, 100_000].map(figure)).toEqual(['0', '999', '1,000', '100,000']);
  expect([0, 1, 12, 50_000].map((count) => countOf(count, 'user'))).toEqual([
    '0 users',
    '1 user',
    '12 users',
    '50,000 users',
  ]);
});

test.each([
  ['3/2/2026', '2026-02-03'],
  [' 03.02.2026 ', '2026-02-03'],
  ['03022026', '2026-02-03'],
  ['2026-02-03', '2026-02-03'],
  ['29/02/2024', '2024-02-29'],
  ['3-2-2026', '2026-02-03'],
  ['3 2 2026', '2026-02-03'],
  ['01/02/0050', '0050-02-01'],
])('“%s” is a day', (text, day) => {
  expect(parseDay(text)).toBe(day);
  expect(parseDay(formatDay(day))).toBe(day);
});

test.each([
  ...['', '3/2', '30/02/2026', '29/02/2026', '00/01/2026', '01/13/2026', '2026-02-30', 'soon'],
  ...['on 3/2/2026', '3/2/20261', '030220261', '103022026', '2026-02-031', '12026-02-03', '2026-2-3', '3/2/26'],
])('“%s” is no day', (text) => {
  expect(parseDay(text)).toBeUndefined();
});

test('numbers in names are in the order of their values', () => {
  const names = ['account 11', 'Account 6', 'account 6', 'account', 'account 6b', 'Zoe', 'émilie'];
  const sorted = ['account', 'account 6', 'Account 6', 'account 6b', 'account 11', 'émilie', 'Zoe'];
  expect(names.toSorted(compareText)).toEqual(sorted);
});

test('keys have the order of their texts', () => {
  const text = fc.string({ unit: fc.constantFrom(...'aAäbz 0123459-+.@_'), maxLength: 12 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(Math.sign(compareKeys(orderKey(one), orderKey(other)))).toBe(Math.sign(compareText(one, other)));
    }),
    { numRuns: 2000 },
  );
});
