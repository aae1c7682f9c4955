import { flag, id, jsonList, list, texts } from './decode';
import { amount, entities, number } from './decodeRows';
import { decodeTold } from './unread';

const told = (decode: () => unknown) => Object.values(decodeTold(decode).meta ?? {});

test('a reply that can be read has nothing to tell', () => {
  const read = () => [
    [1, '2', '1,500', '', null, undefined].map((value) => number(value, 'n')),
    ['Y', 'N', 'n', true, false, 'FALSE', 0, '0', '1', '', null, undefined].map((value) => flag(value, 'f')),
    [[], null, undefined, ''].map((value) => list(value, 'l')),
    ['["a"]', 'null', ['a']].map((value) => texts(value, 't')),
    amount('8-12', 'a'),
    entities([{ id: 1 }], (row) => id(row.id)),
  ];
  expect(told(read)).toEqual([]);
});

test('what is no number, no known word and no list is told by field', () => {
  const read = () => [
    ['12 kg', 'many', true, {}].map((value) => number(value, 'bmr')),
    ['maybe', {}].map((value) => flag(value, 'isActive')),
    list('a, b', 'plans'),
    texts('a, b', 'modules'),
    jsonList('{"a":1}', 'users'),
  ];
  expect(told(read)).toEqual([
    { fault: 'number', field: 'bmr', count: 4, rows: ['', '', '', ''] },
    { fault: 'word', field: 'isActive', count: 2, rows: ['', ''] },
    { fault: 'list', field: 'plans', count: 1, rows: [''] },
    { fault: 'list', field: 'modules', count: 1, rows: [''] },
    { fault: 'list', field: 'users', count: 1, rows: [''] },
  ]);
});

const toFolder = (row: Record<string, unknown>) =>
  id(row.id) && { items: entities(list(row.items, 'items'), (item) => id(item.id) && number(item.dose, 'dose')) };

test('a row is named by its id, or else by its place, within the row it belongs to', () => {
  const items = [{ id: 'x', dose: '?' }, { dose: 1 }];
  expect(told(() => entities([{ id: 7, items }, 'no row', { items: 5 }], toFolder))).toEqual([
    { fault: 'number', field: 'dose', count: 1, rows: ['7 › x'] },
    { fault: 'leftOut', field: 'row', count: 3, rows: ['7 › #2', '#2', '#3'] },
  ]);
});

test('all are counted, the first 20 are named, and no contents are', () => {
  const rows = Array.from({ length: 50 }, (_, n) => ({ id: n + 1, dose: 'Sana, 0300 1234567' }));
  const [{ count, rows: named } = { count: 0, rows: [] }] = told(() =>
    entities(rows, (row) => number(row.dose, 'dose')),
  );
  expect([count, named.length, named[19]]).toEqual([50, 20, '20']);
  expect(JSON.stringify(named)).not.toContain('Sana');
});

test('a reply that makes its decoder throw leaves nothing behind for the next one', () => {
  const broken = () => entities([{ id: 1 }], () => list('x', 'l') && (JSON.parse('') as null));
  expect(() => decodeTold(broken)).toThrow();
  expect(told(() => number('x', 'n'))).toEqual([{ fault: 'number', field: 'n', count: 1, rows: [''] }]);
  number('x', 'outside of a call');
  expect(told(() => 1)).toEqual([]);
});
