import { initialState, settled, urlView } from '@test/urlView';

const { start, stop } = urlView();

test('a private field stays out of the address; a reload, Back and Forward restore it', async () => {
  const { change, go, view, entry } = start('/view');
  await change({ person: 'Sana' });
  await change({ tab: 'some' });
  await change({ person: '' });
  expect(entry().search).toBe('?tab=some');
  await go(-1);
  expect(view()).toEqual({ ...initialState, person: 'Sana' });
  expect(entry().search).toBe('');
  await go(1);
  expect(view()).toEqual({ ...initialState, tab: 'some' });
  await go(-1);
  const left = entry();
  stop();
  expect(start(left).view()).toEqual({ ...initialState, person: 'Sana' });
});

test('a link’s history state may contain a private field', async () => {
  const { change, go, view, search } = start('/view');
  await change({ tab: 'some', person: 'Sana' });
  await go('/view', { hidden: { person: 'Hira' } });
  expect(view()).toEqual({ ...initialState, person: 'Hira' });
  expect(search()).toBe('');
});

test.each(['/view?page=2&person=Sana', '/view?person=Sana'])(
  'a private field in an old link, %s, is taken over and leaves the address',
  async (link) => {
    const { go, view, entry } = start('/other', link);
    await settled();
    const shown = view();
    expect(shown.person).toBe('Sana');
    expect(entry().search).not.toContain('Sana');
    expect(entry().state).toMatchObject({ hidden: { person: 'Sana' } });
    await go(-1);
    expect(entry().pathname).toBe('/other');
    await go(1);
    expect(view()).toEqual(shown);
  },
);

test('an old link with the current view is cleaned too', async () => {
  const { change, go, search, entry } = start('/view');
  await change({ person: 'Sana' });
  await go('/view?person=Sana');
  expect(search()).toBe('');
  expect(entry().state).toMatchObject({ hidden: { person: 'Sana' } });
});
