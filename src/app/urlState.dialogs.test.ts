import { correct } from '@/lib/correction';
import { initialState, passed, settled, urlView } from '@test/urlView';

const { start, startSlowly, startStuck } = urlView();

test('a dialog that is closed at once leaves no entry', async () => {
  const { begin, change, go, view, search } = start('/view');
  await change({ tab: 'some' });
  begin({ dialog: { kind: 'edit', id: 1 } });
  await change({ dialog: null });
  expect(search()).toBe('?tab=some');
  await go(-1);
  expect(view()).toEqual(initialState);
});

test('Back closes a dialog', async () => {
  const { change, go, view } = start('/view');
  await change({ dialog: { kind: 'edit', id: 1 } });
  await go(-1);
  expect(view().dialog).toBeNull();
});

test('closing a dialog removes its history entry: Back does not open it again', async () => {
  const { change, go, view, search } = start('/view?tab=some');
  await change({ page: 2 });
  await change({ dialog: { kind: 'edit', id: 1 } });
  await change({ dialog: null });
  expect(search()).toBe('?tab=some&page=2');
  await go(-1);
  expect(view()).toEqual({ ...initialState, tab: 'some' });
});

test('closing a dialog over a dialog removes one history entry: Back closes the other', async () => {
  const { change, go, view, search } = start('/view?tab=some');
  await change({ dialog: { kind: 'edit', id: 1 } });
  await change({ over: { kind: 'add' } });
  expect(search()).toBe('?tab=some&dialog=edit%3A1&over=add');
  await change({ over: null });
  expect(search()).toBe('?tab=some&dialog=edit%3A1');
  await go(-1);
  expect(view()).toEqual({ ...initialState, tab: 'some' });
});

test('turning a dialog to another row is no step: Back leaves the dialog', async () => {
  const { change, go, view, search } = start('/view?tab=some');
  await change({ dialog: { kind: 'edit', id: 1 } });
  await change({ dialog: { kind: 'edit', id: 2 } });
  await change({ dialog: { kind: 'edit', id: 3 } });
  expect(search()).toBe('?tab=some&dialog=edit%3A3');
  await go(-1);
  expect(view()).toEqual({ ...initialState, tab: 'some' });
});

test('closing two dialogs at once removes both history entries', async () => {
  const { change, go, view, search } = start('/view?tab=some');
  await change({ page: 2 });
  await change({ dialog: { kind: 'edit', id: 1 } });
  await change({ over: { kind: 'add' } });
  await change({ dialog: null, over: null });
  expect(search()).toBe('?tab=some&page=2');
  await go(-1);
  expect(view()).toEqual({ ...initialState, tab: 'some' });
});

test('a dialog over one that a link opened closes without the other', async () => {
  const { change, search } = start('/view?dialog=edit:1');
  await change({ over: { kind: 'add' } });
  await change({ over: null });
  expect(search()).toBe('?dialog=edit%3A1');
  await change({ dialog: null });
  expect(search()).toBe('');
});

test('a dialog opened by a link closes without leaving the page', async () => {
  const { change, view, search } = start('/view?dialog=edit:1&page=2');
  await change({ dialog: null });
  expect([search(), view().page]).toEqual(['?page=2', 2]);
});

test('a change of the view while the step over a closed dialog is on its way takes no second step', async () => {
  const { change, search, entry } = startSlowly('/other', '/view');
  await change({ dialog: { kind: 'edit', id: 1 } });
  void change({ dialog: null });
  await passed(60); // the step has been asked for
  await change({ tab: 'some' });
  await settled();
  expect(entry().pathname).toBe('/view');
  expect(search()).toBe('?tab=some');
});

test.each([20, 60, 115, 200])(
  'what takes the place of what is gone takes no step, whenever it comes: %i ms',
  async (wait) => {
    const { begin, change, go, search, entry } = startSlowly('/other', '/view');
    await change({ page: 2 });
    await change({ dialog: { kind: 'edit', id: 1 } });
    void change({ dialog: null }); // the step over it takes 100 ms
    await passed(wait);
    correct(() => begin({ page: 1 }));
    await settled();
    expect(search()).toBe('');
    await change({ page: 2 });
    await go(-1);
    await go(-1);
    expect([entry().pathname, search()]).toEqual(['/view', '']);
    await go(-1);
    expect(entry().pathname).toBe('/other');
  },
);

test('what is gone while a dialog is open takes no step when it closes', async () => {
  const { change, begin, go, entry, search } = start('/other', '/view');
  await change({ page: 2 });
  await change({ dialog: { kind: 'edit', id: 1 } });
  correct(() => begin({ page: 1 }));
  await settled();
  expect(search()).toBe('?dialog=edit%3A1');
  await change({ dialog: null });
  expect(search()).toBe('');
  await go(-1);
  await go(-1);
  expect(entry().pathname).toBe('/other');
});

test('a step back that never comes leaves no closed dialog in the address', async () => {
  const { change, search } = startStuck('/other', '/view');
  await change({ dialog: { kind: 'edit', id: 1 } });
  await change({ dialog: null });
  expect(search()).toBe('?dialog=edit%3A1');
  await passed(1500);
  expect(search()).toBe('');
  await change({ tab: 'some' });
  expect(search()).toBe('?tab=some');
});
