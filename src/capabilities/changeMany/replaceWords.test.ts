import { TYPED_TEXTS } from '@test/typedTexts';
import fc from 'fast-check';
import { replaceWords, type Words } from './replaceWords';

const replace = (text: string, find: string, by: string, others: Partial<Words> = {}) =>
  replaceWords(text, { find, by, isWhole: true, isSameCase: false, ...others });

test.each([
  ['whole words, in any capitals; a capital at the start is kept', '1 roti, Roti, rotis', '1 naan, Naan, rotis'],
  ['at the edges of lines and beside signs', 'roti\n(roti) roti-wrap', 'naan\n(naan) naan-wrap'],
])('%s', (_what, text, now) => {
  expect(replace(text, 'roti', 'naan').text).toBe(now);
});

test('a word of letters with marks is whole in any script', () => {
  expect(replace('ایک روٹی، روٹیاں', 'روٹی', 'نان').text).toBe('ایک نان، روٹیاں');
  expect(replace('Müsli, Müslis', 'müsli', 'porridge').text).toBe('Porridge, Müslis');
  expect(replace('क़ीमा क़ीमाओं', 'क़ीमा', 'दाल').text).toBe('दाल क़ीमाओं');
});

test('can is no word of can’t, but a word before a closing quote is one', () => {
  expect(replace("You can, you can't, ‘can’.", 'can', 'may').text).toBe("You may, you can't, ‘may’.");
});

test('a word is whole at its start as at its end', () => {
  expect(replace('eau, l’eau, beau, 2eau, _eau', 'eau', 'thé').text).toBe('thé, l’eau, beau, 2eau, _eau');
  expect(replace('mild(hot)sauce', '(hot)', '[hot]').text).toBe('mild[hot]sauce');
});

test('within words, and with the same capitals, where that is asked', () => {
  expect(replace('rotis', 'roti', 'naan', { isWhole: false }).text).toBe('naans');
  expect(replace('parotis', 'roti', 'naan', { isWhole: false }).text).toBe('panaans');
  expect(replace('Roti roti', 'roti', 'naan', { isSameCase: true }).text).toBe('Roti naan');
});

test('what is typed is never a pattern', () => {
  expect(replace('1.5 cups, 125 cups', '1.5', '$&2').text).toBe('$&2 cups, 125 cups');
  expect(replace('(optional) salt', '(optional)', '[if you like]').text).toBe('[if you like] salt');
  expect(replace('a\\b', '\\b', '-', { isWhole: false }).text).toBe('a-');
});

test('nothing typed, and a word replaced by itself, change nothing', () => {
  expect(replace('roti', ' ', 'naan')).toMatchObject({ text: 'roti', places: 0 });
  expect(replace('Roti', 'roti', 'roti')).toMatchObject({ text: 'Roti', places: 0 });
});

test('space around what is typed is not looked for, and nothing in its place removes it', () => {
  expect(replace('Roti, dal', ' roti ', 'naan').text).toBe('Naan, dal');
  expect(replace('Roti, dal', 'roti', '').text).toBe(', dal');
});

test('no piece is empty', () => {
  expect(replace('roti', 'roti', 'naan').marks).toEqual([
    { text: 'roti', sign: 'del' },
    { text: 'naan', sign: 'ins' },
  ]);
  expect(replace('roti, dal', 'roti', '').marks).toEqual([{ text: 'roti', sign: 'del' }, { text: ', dal' }]);
});

test('the pieces without what is added are the text before, without what is removed the text after', () => {
  const word = fc.constantFrom('roti', 'Roti', 'روٹی', 'dal', ' ', '\n', ', ', "'", 'é');
  const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(''));
  fc.assert(
    fc.property(text, word, word, fc.boolean(), fc.boolean(), (before, find, by, isWhole, isSameCase) => {
      const { text: now, marks, places } = replaceWords(before, { find, by, isWhole, isSameCase });
      const joined = (left: string) =>
        marks.flatMap(({ text: piece, sign }) => (sign === left ? [] : [piece])).join('');
      expect(joined('ins')).toBe(before);
      expect(joined('del')).toBe(now);
      expect(marks.filter(({ sign }) => sign === 'del')).toHaveLength(places);
    }),
  );
});

test.each(TYPED_TEXTS)('%j is found as it is typed, never as a pattern', (find) => {
  for (const [isWhole, isSameCase] of [
    [true, true],
    [true, false],
    [false, false],
  ] as const) {
    const { text } = replaceWords(`1 ${find} 2`, { find, by: 'X', isWhole, isSameCase });
    expect(text.toUpperCase()).toBe(
      find.trim() ? `1 ${find.replace(find.trim(), 'X')} 2`.toUpperCase() : `1 ${find} 2`,
    );
  }
});
