import { initialState, settled, urlView } from '@test/urlView';

const { start, startAs } = urlView();

test('a link restores the view; absent fields have their defaults', () => {
  const { view } = start('/view?tab=some&search=sa%20na&page=3&dialog=edit:12');
  expect(view()).toEqual({
    ...initialState,
    tab: 'some',
    search: 'sa na',
    page: 3,
    dialog: { kind: 'edit', id: 12 },
  });
});

test('values that are not valid fall back to the default and leave the address', async () => {
  const { view, search, change } = start('/view?tab=none&page=-2&dialog=drop:1&search=x');
  expect(view()).toEqual({ ...initialState, search: 'x' });
  await change({ search: 'y' });
  expect(search()).toBe('?search=y');
});

test('before sign-in the address stays as it was opened', async () => {
  const { search } = startAs(null, '/view?tab=none&dialog=edit:1');
  await settled();
  expect(search()).toBe('?tab=none&dialog=edit:1');
});

test('a change of the view updates the address, without the defaults', async () => {
  const { change, search } = start('/view');
  await change({ tab: 'some', page: 2 });
  expect(search()).toBe('?tab=some&page=2');
  await change({ tab: 'all' });
  expect(search()).toBe('?page=2');
});

test('a section opened by its plain link shows the view it had before', async () => {
  const { change, go, view, search } = start('/view');
  await change({ tab: 'some', search: 'sana' });
  await go('/other');
  await go('/view');
  expect(view()).toMatchObject({ tab: 'some', search: 'sana' });
  expect(search()).toBe('?tab=some&search=sana');
});

test('an address with an invalid encoding does not throw', () => {
  expect(start('/view?search=%E0%A4%A&page=2').view().page).toBe(2);
});
