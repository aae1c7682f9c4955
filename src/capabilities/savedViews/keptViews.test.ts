import { keptViews } from './keptViews';

const users = keptViews('/users');

beforeEach(() => localStorage.clear());

test('a view may be the list without any choice, may open first, and may set the columns of a table', () => {
  const views = [
    { name: 'Everybody', search: '', isFirst: true, table: 'users', columns: [{ key: 'email', isHidden: true }] },
  ];
  localStorage.setItem('views /users 1', JSON.stringify(views));
  expect(users.read(1)).toEqual(views);
});

test('a view without a query in storage is none', () => {
  localStorage.setItem('views /users 3', '[{"name":"x"},null,7]');
  expect(users.read(3)).toEqual([]);
});
