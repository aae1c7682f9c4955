import { callName, countsText, waitText } from './deskText';

const COUNTS = { waiting: 14, inGroups: 6, groups: 20, read: 20, isOpenEnded: false };

test.each([
  [{}, '14 wait in 6 groups'],
  [{ waiting: 1, inGroups: 1 }, '1 waits in 1 group'],
  [{ waiting: 0, inGroups: 0 }, 'Nobody waits'],
  [{ isOpenEnded: true }, '14 wait so far'],
  [{ waiting: 3, read: 4, isOpenEnded: true }, '3 wait so far, 4 of 20 groups read'],
])('%j is told as %s', (changes, expected) => {
  expect(countsText({ ...COUNTS, ...changes })).toBe(expected);
});

test.each([
  ['2026-03-01T00:00:00Z', 'waits 3 days'],
  ['2026-03-04T00:00:00Z', 'just now'],
  ['once', ''],
])('a post from %s %s', (createdAt, expected) => {
  expect(waitText(createdAt, Date.parse('2026-03-04T00:30:00Z'))).toBe(expected);
});

test('a person is called by the first name, else by what is known', () => {
  expect(callName({ firstName: ' Nadia ', lastName: 'Hughes' })).toBe('Nadia');
  expect(callName({ firstName: '', lastName: 'Hughes' })).toBe('Hughes');
});
