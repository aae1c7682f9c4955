import { aroundChanges, type Mark } from './replaceWords';

const DEL: Mark = { text: 'roti', sign: 'del' };
const INS: Mark = { text: 'naan', sign: 'ins' };
const ROTI = [DEL, INS];

/** What is shown of the text before a change, or after it. */
const before = (text: string) => aroundChanges([{ text }, ...ROTI])[0]!.text;
const after = (text: string) => aroundChanges([...ROTI, { text }])[2]!.text;
const between = (text: string) => aroundChanges([...ROTI, { text }, ...ROTI])[2]!.text;

test('what changes is shown whole, and so is a text without a change', () => {
  const long = 'word '.repeat(50);
  const removed: Mark[] = [{ text: `${long}\n`, sign: 'del' }, INS, { text: `${long}\n`, sign: 'del' }];
  expect(aroundChanges(removed)).toEqual(removed);
  expect(aroundChanges([{ text: `${long}\n${long}` }])).toEqual([{ text: `${long}\n${long}` }]);
});

test('the line with a change is shown, no other', () => {
  expect(aroundChanges([{ text: 'Rinse.\nTake 1 ' }, ...ROTI, { text: ' each.\nServe.\n' }])).toEqual([
    { text: 'Take 1 ' },
    ...ROTI,
    { text: ' each.' },
  ]);
  expect(after(' each.\r\nServe.')).toBe(' each.');
});

test('a long line is cut at a space, 80 letters from the change at most', () => {
  expect(before('abcdefg '.repeat(10))).toBe('abcdefg '.repeat(10));
  expect(before('abcdefg '.repeat(11))).toBe(`… ${'abcdefg '.repeat(9)}`);
  expect(after(' abcdefg'.repeat(10))).toBe(' abcdefg'.repeat(10));
  expect(after(' abcdefg'.repeat(11))).toBe(`${' abcdefg'.repeat(9)} …`);
});

test('a line without a space is cut within its word before a change, and left out after it', () => {
  expect(before('x'.repeat(81))).toBe(`… ${'x'.repeat(80)}`);
  expect(after('x'.repeat(81))).toBe(' …');
});

test('between two changes a short line is whole; of a long one, and of several, both ends are shown', () => {
  expect(between(' and ')).toBe(' and ');
  expect(between('abcdefg '.repeat(20))).toBe('abcdefg '.repeat(20));
  expect(between(' abcdefg'.repeat(21))).toBe(`${' abcdefg'.repeat(9)} …\n… ${'abcdefg '.repeat(9)}abcdefg`);
  expect(between(' each.\nServe.\nWith ')).toBe(' each.\nWith ');
});
