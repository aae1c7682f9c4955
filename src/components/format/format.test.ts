import { formatDateTime } from './date';
import { formatBytes } from './number';

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

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [86_200, '86 kB'],
  [2_450_000, '2.5 MB'],
  [10_000_000, '10 MB'],
])('%d bytes read %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
