import { kcalField, subCategoryField } from './dietPlansUrl';

test.each([
  ['1500,1300', [1300, 1500]],
  ['1300,1350,x', [1300]],
  ['1350', undefined],
  ['', undefined],
])('the filter %s in the address', (text, expected) => {
  expect(kcalField.read(text)).toEqual(expected);
});

test('the filter is written with commas', () => {
  expect(kcalField.write([1300, 1500])).toBe('1300,1500');
});

test.each([
  ['3 meal:12', { '3 meal': 12 }],
  ['3 meal:12,5 meal:ab', { '3 meal': 12, '5 meal': 'ab' }],
  ['3 meal:', undefined],
  ['nonsense', undefined],
  ['%E0%A4%A:4', { '%E0%A4%A': 4 }],
])('the sub categories %s in the address', (text, expected) => {
  expect(subCategoryField.read(text)).toEqual(expected);
});

test('a meal type with any text is read as it was written', () => {
  const shown = { '3 meal': 12, 'a:b, 100%': 'x:y' };
  expect(subCategoryField.read(subCategoryField.write(shown))).toEqual(shown);
});
