import fc from 'fast-check';
import {
  countField,
  dialogField,
  idField,
  numberOf,
  oneOf,
  privateTextField,
  sortField,
  textField,
  type UrlField,
} from './urlFields';

const sort = sortField(['name', 'created']);
const dialog = dialogField(['add', 'edit']);
const tab = oneOf(['all', 'active']);
const size = numberOf([10, 25]);

const written = <T>(field: UrlField<T>, value: T) => field.read(field.write(value));

test('a page is a whole number from 1, of nine digits at most', () => {
  expect(['1', '27', '999999999'].map(countField.read)).toEqual([1, 27, 999_999_999]);
  for (const text of ['', '0', '01', '-2', '2.5', '1e3', '3x', ' 3', '9999999999'])
    expect(countField.read(text)).toBeUndefined();
});

test('only what can be chosen is read', () => {
  expect([tab.read('active'), tab.read('gone'), tab.read('')]).toEqual(['active', undefined, undefined]);
  expect([size.read('25'), size.read('26'), size.read('25.0')]).toEqual([25, undefined, undefined]);
});

test('a column is ascending, with a minus before it descending', () => {
  expect(sort.read('created')).toEqual({ key: 'created', direction: 'asc' });
  expect(sort.read('-created')).toEqual({ key: 'created', direction: 'desc' });
  for (const text of ['', '-', '--name', 'name-', 'phone']) expect(sort.read(text)).toBeUndefined();
  expect(sort.write(null)).toBe('');
});

test('an id that is a number comes back as one, and any other as its text', () => {
  expect(['12', '0', '012', '1e3', 'a-7'].map(idField.read)).toEqual([12, 0, '012', '1e3', 'a-7']);
  expect(['NaN', '-Infinity'].map(idField.read)).toEqual(['NaN', '-Infinity']);
  expect(idField.read('')).toBeUndefined();
});

test.each([
  ['add', { kind: 'add' }],
  ['edit:12', { kind: 'edit', id: 12 }],
  ['edit:a:b', { kind: 'edit', id: 'a:b' }],
  ['edit.title:12', { kind: 'edit', id: 12, field: 'title' }],
  ['add.media.url', { kind: 'add', field: 'media.url' }],
  ['edit.media.url:x.1', { kind: 'edit', id: 'x.1', field: 'media.url' }],
] as const)('the dialog %s', (text, value) => {
  expect(dialog.read(text)).toEqual(value);
  expect(dialog.write(value)).toBe(text);
});

test('a dialog that is none is not opened', () => {
  for (const text of ['', 'drop', 'drop:1', ':12', '.title', 'editor:1']) expect(dialog.read(text)).toBeUndefined();
  expect(dialog.write(null)).toBe('');
});

test('what is written is read as the same', () => {
  const id = fc.oneof(fc.nat(), fc.stringMatching(/^[a-z-]+$/));
  const open = fc.record(
    { kind: fc.constantFrom('add' as const, 'edit' as const), id, field: fc.stringMatching(/^\w+(\.\w+)?$/) },
    { requiredKeys: ['kind'] },
  );
  const order = fc.record({
    key: fc.constantFrom('name' as const, 'created' as const),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
  });
  fc.assert(fc.property(open, (value) => expect(written(dialog, value)).toEqual(value)));
  fc.assert(fc.property(order, (value) => expect(written(sort, value)).toEqual(value)));
  fc.assert(fc.property(fc.string(), (value) => expect(written(textField, value)).toBe(value)));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), (value) => expect(written(countField, value)).toBe(value)),
  );
  fc.assert(fc.property(id, (value) => expect(written(idField, value)).toBe(value)));
});

test('Back undoes a choice and never a letter that was typed', () => {
  expect([textField, privateTextField].map(({ isStep }) => isStep)).toEqual([false, false]);
  for (const { isStep } of [tab, countField, size, sort, idField, dialog]) expect(isStep).toBe(true);
});

test('a search for people is not in the address', () => {
  expect(privateTextField.isPrivate).toBe(true);
  expect(textField.isPrivate).toBeFalsy();
});

test('a view that is kept has no page, no rows per page and no open dialog', () => {
  expect([countField, size, dialog].map(({ isPlace }) => isPlace)).toEqual([true, true, true]);
  for (const { isPlace } of [textField, tab, sort, idField]) expect(isPlace).toBeFalsy();
  expect(dialog.isDialog).toBe(true);
});
