import { listPlace, tabPlace, tablePlace } from './recordPlace';

const rows = Array.from({ length: 12 }, (_, index) => ({ id: index + 1, name: `Row ${index + 1}` }));
const find = (search: string) => rows.filter(({ name }) => name.includes(search));
const placeOf = (id: number | string, search: string, page: number) =>
  tablePlace({ id, view: { search, page, size: 5 }, find, nameOf: ({ name }) => name });

test('a row is shown on the page that has it; on another page a link leads there', () => {
  expect(placeOf(6, '', 2)).toMatchObject({ name: 'Row 6', isShown: true });
  expect(placeOf(6, '', 1)).toMatchObject({ isShown: false, title: 'page 2', view: { page: 2 } });
  expect(placeOf(12, 'Row 1', 1)).toMatchObject({ isShown: true });
});

test('a page beyond the end is the last one', () => expect(placeOf(12, '', 9)).toMatchObject({ isShown: true }));

test('a row that the search leaves out is on a page without the search; one that is gone is nowhere', () => {
  const view = { search: '', page: 2 };
  expect(placeOf(7, 'Row 1', 1)).toMatchObject({ isShown: false, title: 'page 2, without the search', view });
  expect(placeOf('7', '', 1)).toBeUndefined();
});

test('what finds a record stays in its tab; what does not is cleared', () => {
  const tab = { name: 'Dal', title: 'Soups', view: { folder: 2 }, cleared: { search: '' } };
  expect(tabPlace({ ...tab, isOpen: true, isFound: true })).toMatchObject({ isShown: true, view: { folder: 2 } });
  expect(tabPlace({ ...tab, isOpen: false, isFound: true })).toMatchObject({ isShown: false, view: { folder: 2 } });
  expect(tabPlace({ ...tab, isOpen: true, isFound: false })).toMatchObject({
    isShown: false,
    view: { folder: 2, search: '' },
  });
  expect(listPlace('Dal', false)).toMatchObject({ isShown: false, view: { search: '' } });
});
