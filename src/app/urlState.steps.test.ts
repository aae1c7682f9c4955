import { initialState, passed, settled, urlView } from '@test/urlView';

const { start } = urlView();

test('Back undoes a change', async () => {
  const { change, go, view, search } = start('/view');
  await change({ tab: 'some' });
  await change({ page: 2 });
  await go(-1);
  expect(view()).toEqual({ ...initialState, tab: 'some' });
  expect(search()).toBe('?tab=some');
});

test('typing a search pushes no history entries', async () => {
  const { change, go, view } = start('/view');
  await change({ tab: 'some' });
  await change({ search: 's' });
  await change({ search: 'sa' });
  await go(-1);
  expect(view()).toEqual(initialState);
});

test('the address follows after a pause: what is typed in one go is written once', async () => {
  const { begin, search } = start('/view');
  begin({ search: 's' });
  await passed(200);
  begin({ search: 'sa' });
  await passed(200);
  expect(search()).toBe('');
  await passed(200);
  expect(search()).toBe('?search=sa');
});

test('what no address has keeps none waiting longer', async () => {
  const { begin, search } = start('/view');
  await settled();
  begin({ search: 's' });
  await passed(200);
  begin({ marked: 7 });
  await passed(150);
  expect(search()).toBe('?search=s');
});

test('a step is in the address right after the frame that shows it, while a search waits', async () => {
  const { begin, search } = start('/view');
  await settled();
  begin({ tab: 'some' });
  await passed(20);
  expect(search()).toBe('?tab=some');
  begin({ search: 'sa' });
  begin({ page: 2 });
  await passed(20);
  expect(search()).toBe('?tab=some&search=sa&page=2');
  begin({ search: 'san' });
  await passed(20);
  expect(search()).toBe('?tab=some&search=sa&page=2');
});

test('steps without a pause have an entry each, with what was typed before', async () => {
  const { begin, change, go, view } = start('/view');
  begin({ search: 'sa' });
  begin({ page: 2 });
  begin({ page: 3 });
  await change({ search: 'sana' });
  await go(-1);
  expect(view()).toEqual({ ...initialState, search: 'sa', page: 2 });
  await go(-1);
  expect(view()).toEqual({ ...initialState, search: 'sa' });
});

test('a link that is followed without a pause leaves an entry with what was shown', async () => {
  const { begin, go, view, entry } = start('/view');
  begin({ tab: 'some' });
  await go('/other');
  expect(entry().pathname).toBe('/other');
  begin({ tab: 'all' }); // while it is not shown
  await go(-1);
  expect(view()).toEqual({ ...initialState, tab: 'some' });
  await go(-1);
  expect(view()).toEqual(initialState);
});

test('Back without a pause undoes the step', async () => {
  const { begin, change, go, view, search, entry } = start('/other', '/view');
  await change({ tab: 'some' });
  begin({ page: 2 });
  await go(-1);
  expect(view()).toEqual({ ...initialState, tab: 'some' });
  expect(search()).toBe('?tab=some');
  await go(-1);
  expect([entry().pathname, view()]).toEqual(['/view', initialState]);
});

test('Back twice without a pause goes back twice', async () => {
  const { change, go, view, entry } = start('/other', '/view');
  await change({ tab: 'some' });
  await change({ page: 2 });
  void go(-1);
  await go(-1);
  expect([entry().pathname, view()]).toEqual(['/view', initialState]);
});

test('Back into a section restores the view in its address', async () => {
  const { change, go, view } = start('/view');
  await change({ tab: 'some' });
  await go('/other');
  await go(-1);
  expect(view()).toEqual({ ...initialState, tab: 'some' });
});

test.each(['pagehide', 'beforeunload', 'blur'])('a change just before %s is in the address at once', async (event) => {
  const { begin, search } = start('/view');
  await settled();
  begin({ tab: 'some' });
  expect(search()).toBe('');
  window.dispatchEvent(new Event(event));
  expect(search()).toBe('?tab=some');
});
