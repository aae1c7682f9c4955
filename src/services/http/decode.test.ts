import fc from 'fast-check';
import { flag, id, jsonList, jsonRecord, text, texts } from './decode';
import { amount, entities, item, number, rows, WrongReply } from './decodeRows';

test('numeric text becomes a number, any other id is unchanged', () => {
  expect([id(7), id('7'), id('ab-7'), id('007'), id('1e3'), id(''), id(null), id({})]).toEqual([
    7,
    7,
    'ab-7',
    '007',
    '1e3',
    null,
    null,
    null,
  ]);
});

test('an id that becomes a number is sent as it came', () => {
  fc.assert(fc.property(fc.string(), (wire) => wire === '' || String(id(wire)) === wire));
});

test('a flag is Y, true or 1 in any form', () => {
  expect(['Y', 'y', ' y ', true, 'true', 'TRUE', 1, '1'].map((value) => flag(value, 'f'))).toEqual(Array(8).fill(true));
  expect(['N', false, 'false', 0, '', null, undefined, {}].map((value) => flag(value, 'f'))).toEqual(
    Array(8).fill(false),
  );
});

test('a number may arrive as text; anything else is 0', () => {
  expect([
    number(3, 'f'),
    number('3.5', 'f'),
    number('12 kg', 'f'),
    number('x', 'f'),
    number(null, 'f'),
    number(NaN, 'f'),
  ]).toEqual([3, 3.5, 12, 0, 0, 0]);
});

test('commas may group the digits of a number', () => {
  expect(['1,500', '1,234,567.5 kg', '1,5', '12,3456'].map((value) => number(value, 'f'))).toEqual([
    1500, 1_234_567.5, 1, 12,
  ]);
});

test('text that contains more than a number is unchanged', () => {
  expect([NaN, {}, undefined].map((value) => amount(value, 'f'))).toEqual([0, 0, 0]);
  expect([3, '3', ' 012 ', '', null, ' 8-12 ', '1:30', 'many'].map((value) => amount(value, 'f'))).toEqual([
    3,
    3,
    12,
    0,
    0,
    '8-12',
    '1:30',
    'many',
  ]);
});

test('absent text is empty, numbers become text', () => {
  expect([text(0), text(true), text(false)]).toEqual(['0', 'true', 'false']);
  expect([text('a'), text(5), text(null), text(undefined), text({})]).toEqual(['a', '5', '', '', '']);
});

test('a list of texts may arrive as a list, as JSON text or separated by commas', () => {
  const expected = ['Users', 'Diet Plans'];
  expect(texts(['Users', 'Diet Plans'], 'f')).toEqual(expected);
  expect(texts('["Users","Diet Plans"]', 'f')).toEqual(expected);
  expect(texts('Users, Diet Plans', 'f')).toEqual(expected);
  expect([texts('[]', 'f'), texts('', 'f'), texts(null, 'f'), texts(' [broken', 'f')]).toEqual([[], [], [], []]);
  expect(texts('Users [old], , Plans', 'f')).toEqual(['Users [old]', 'Plans']);
});

test('JSON text that is not a list becomes an empty list', () => {
  expect([jsonList('{"a":1}', 'f'), jsonList('nonsense', 'f'), jsonList(null, 'f')]).toEqual([[], [], []]);
  expect([jsonList([1], 'f'), jsonList('[1]', 'f')]).toEqual([[1], [1]]);
});

test('an object may arrive as JSON text; anything else is an empty one', () => {
  expect(['{"a":1}', { a: 1 }].map(jsonRecord)).toEqual([{ a: 1 }, { a: 1 }]);
  expect(['nonsense', '[1]', [1], '', 5, null, undefined].map(jsonRecord)).toEqual(Array(7).fill({}));
});

test('the rows of a reply are found wherever a server may put them', () => {
  const list = [{ id: 1 }];
  for (const body of [
    list,
    { data: list },
    { data: { list } },
    { list },
    { data: { users: list } },
    { data: { data: list } },
  ])
    expect(rows(body, 'users')).toBe(list);
});

test('a missing or null list is empty', () => {
  expect([
    rows({}),
    rows({ data: null }),
    rows({ data: { list: null } }),
    rows({ data: { users: null } }, 'users'),
  ]).toEqual([[], [], [], []]);
});

test.each([
  ['the body is not an object', ['text', null, 5]],
  ['the list is not a list', [{ data: 'text' }, { data: { a: 1 } }, { data: { list: {} } }]],
])('a reply without a list is refused and told why: %s', (reason, bodies) => {
  for (const body of bodies) expect(() => rows(body)).toThrow(new WrongReply(reason));
});

test('the item of a reply is its data; anything but an object throws', () => {
  expect(item({ data: { a: 1 } })).toEqual({ a: 1 });
  expect([item({ data: null }), item({})]).toEqual([{}, {}]);
  expect(() => item({ data: [] })).toThrow(new WrongReply('data is not an object'));
  expect(() => item('text')).toThrow(new WrongReply('the body is not an object'));
});

test('rows without an id are left out and the list is frozen', () => {
  const found = entities([{ id: 1 }, {}, null, 'x', { id: '2' }], (row) => id(row.id));
  expect(found).toEqual([1, 2]);
  expect(Object.isFrozen(found)).toBe(true);
});

test('no wire value makes a decoder throw', () => {
  fc.assert(
    fc.property(fc.anything(), (wire) => {
      for (const decoder of [id, text, number, flag, texts, jsonList]) decoder(wire, 'f');
    }),
  );
});
