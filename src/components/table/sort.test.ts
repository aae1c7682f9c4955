import { nextSort } from './sort';

test('goes from none to ascending, descending and none again', () => {
  const ascending = nextSort(null, 'name');
  expect(ascending).toEqual({ key: 'name', direction: 'asc' });
  const descending = nextSort(ascending, 'name');
  expect(descending).toEqual({ key: 'name', direction: 'desc' });
  expect(nextSort(descending, 'name')).toBeNull();
});

test('another column starts ascending', () => {
  expect(nextSort({ key: 'name', direction: 'desc' }, 'email')).toEqual({ key: 'email', direction: 'asc' });
});
