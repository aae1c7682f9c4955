import { aUser } from '@test/members';
import { formatDate } from '@/components/format/date';
import { aboutText, amount, changeText, dayLabels, joinedText, nameOf } from './memberText';

const NOW = new Date('2026-03-31T12:00:00Z').getTime();
const joined = (createdAt: string) => aUser({ createdAt });

test.each([
  [0, '0'],
  [-3.4, '−3.4'],
  [-0.04, '0'],
  [1.25, '+1.25'],
  [1200, '+1,200'],
])('a change by %d is %s', (change, text) => {
  expect(changeText(change, change === -0.04 ? 1 : 2)).toBe(text);
});

test('an amount has no more decimals than it needs', () => {
  expect([80.56, 80, 1480, 34.255].map((value) => amount(value))).toEqual(['80.56', '80', '1,480', '34.26']);
  expect(amount(80.56, 1)).toBe('80.6');
});

test.each([
  ['2026-03-31T10:00:00Z', 'today'],
  ['2026-03-30T10:00:00Z', '1 day ago'],
  ['2025-12-19T10:00:00Z', '102 days ago'],
  ['2026-04-30T10:00:00Z', ''],
  ['', ''],
])('who joined at %j joined %j', (createdAt, text) => {
  expect(joinedText(joined(createdAt), NOW)).toBe(text);
});

test('a check-in was about so long ago as its day is', () => {
  const user = joined('2025-12-19T10:00:00Z');
  expect([90, 102, 120].map((day) => aboutText(user, day, NOW))).toEqual(['about 12 days ago', 'about today', '']);
});

test('names and days', () => {
  expect([nameOf(aUser()), nameOf(aUser({ firstName: '', lastName: '' }))]).toEqual(['Sana Iqbal', 'sana@mail.com']);
  expect(formatDate('2026-03-04T05:06:00Z')).toBe('04/03/2026');
  expect(formatDate('')).toBe('N/A');
  expect(dayLabels([1, 30, 30])).toEqual(['Day 1', 'Day 30', 'Day 30 (2)']);
});
