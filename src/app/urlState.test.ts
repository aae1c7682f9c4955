import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Location, type To } from 'react-router-dom';
import { memoryRouter } from '@test/memoryRouter';
import {
  countField,
  dialogField,
  oneOf,
  privateTextField,
  textField,
  type OpenDialog,
  type UrlFields,
} from '@/screen/urlFields';
import { type ScreenState } from '@/screen/section';
import { type SessionUser } from '@/services/session/session';
import { makeStore, slices } from './store';
import { connectUrl, type EntryState } from './urlState';

interface View {
  tab: 'all' | 'some';
  search: string;
  person: string;
  page: number;
  dialog: OpenDialog<'edit'> | null;
  /** Opens over the dialog. */
  over: OpenDialog<'add'> | null;
}

const initialState: View = { tab: 'all', search: '', person: '', page: 1, dialog: null, over: null };
const viewSlice = createSlice({
  name: 'view',
  initialState,
  reducers: {
    changed: (state, { payload }: PayloadAction<Partial<View>>) => ({ ...state, ...payload }),
    viewRestored: (_state, { payload }: PayloadAction<Partial<View>>) => ({ ...initialState, ...payload }),
  },
});
const urlFields: UrlFields<View> = {
  tab: oneOf(['all', 'some']),
  search: textField,
  person: privateTextField,
  page: countField,
  dialog: dialogField(['edit']),
  over: dialogField(['add']),
};
const screen = { slice: viewSlice, urlFields } as unknown as ScreenState;

let stop = () => {};
afterEach(() => stop());

const USER = { id: 1, role: 'Admin' } as SessionUser;

function start(...initialEntries: (string | Partial<Location>)[]) {
  return startAs(USER, ...initialEntries);
}

function startAs(user: SessionUser | null, ...initialEntries: (string | Partial<Location>)[]) {
  slices.inject(viewSlice);
  const store = makeStore(user);
  store.dispatch({ type: 'start' });
  const router = memoryRouter([{ path: '/view' }, { path: '/other' }], initialEntries);
  stop = connectUrl(router, store, (pathname) => (pathname === '/view' ? screen : undefined));
  const view = () => (store.getState() as unknown as { view: View }).view;
  const change = (payload: Partial<View>) => {
    store.dispatch(viewSlice.actions.changed(payload));
    return settled();
  };
  const go = (to: To | number, state?: EntryState) => {
    void router.navigate(to, { state });
    return settled();
  };
  return { view, change, go, search: () => router.state.location.search, entry: () => router.state.location };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 150));

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

test('a section opened by its plain link shows the view it had before', async () => {
  const { change, go, view, search } = start('/view');
  await change({ tab: 'some', search: 'sana' });
  await go('/other');
  await go('/view');
  expect(view()).toMatchObject({ tab: 'some', search: 'sana' });
  expect(search()).toBe('?tab=some&search=sana');
});

test('Back into a section restores the view in its address', async () => {
  const { change, go, view } = start('/view');
  await change({ tab: 'some' });
  await go('/other');
  await go(-1);
  expect(view()).toEqual({ ...initialState, tab: 'some' });
});

test('an address with an invalid encoding does not throw', () => {
  expect(start('/view?search=%E0%A4%A&page=2').view().page).toBe(2);
});

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
