import { initialState, urlView } from '@test/urlView';

const { start } = urlView();

/** A view with a change that the browser refused to write, as Safari does after many in a short time. */
async function startRefused() {
  const view = start('/view');
  await view.change({ tab: 'some' });
  jest.spyOn(view.router, 'navigate').mockRejectedValueOnce(new DOMException('Too many', 'SecurityError'));
  await view.change({ page: 2 });
  expect(view.search()).toBe('?tab=some');
  return view;
}

test('the next change is written with the one that the browser refused', async () => {
  const { change, search } = await startRefused();
  await change({ search: 'sa' });
  expect(search()).toBe('?tab=some&search=sa&page=2');
});

test('Back after it leads to the view before', async () => {
  const { go, view, search } = await startRefused();
  await go(-1);
  expect(view()).toEqual(initialState);
  expect(search()).toBe('');
});
