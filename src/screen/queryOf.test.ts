import { queryOf } from './queryOf';
import { idField, textField } from './urlFields';

test('an address has the fields that are not empty, encoded', () => {
  const fields = { search: textField, folder: idField };
  expect(queryOf(fields, { search: 'a&b', folder: 3, page: 2 })).toBe('search=a%26b&folder=3');
  expect(queryOf(fields, { search: '', folder: 3 })).toBe('folder=3');
});
