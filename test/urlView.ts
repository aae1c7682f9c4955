import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Location, type To } from 'react-router-dom';
import { makeStore, slices } from '@/app/store';
import { connectUrl, WRITE_AFTER_MS } from '@/app/urlState';
import { type EntryState } from '@/screen/screenUrl';
import {
  countField,
  dialogField,
  oneOf,
  privateTextField,
  textField,
  type OpenDialog,
  type UrlFields,
} from '@/screen/urlFields';
import { screenState } from '@/screen/section';
import { type SessionUser } from '@/services/session/session';
import { memoryRouter } from './memoryRouter';

interface View {
  tab: 'all' | 'some';
  search: string;
  person: string;
  page: number;
  dialog: OpenDialog<'edit'> | null;
  /** Opens over the dialog. */
  over: OpenDialog<'add'> | null;
  /** In no address. */
  marked: number | null;
}

export const initialState: View = {
  tab: 'all',
  search: '',
  person: '',
  page: 1,
  dialog: null,
  over: null,
  marked: null,
};
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
const screen = screenState('/view', viewSlice, urlFields);

const USER = { id: 1, role: 'Admin' } as SessionUser;

/** Time enough for the address to follow the view, or the view the address. */
export const settled = () => passed(WRITE_AFTER_MS + 150);

/** So many milliseconds of the clock, which stands still otherwise. */
export const passed = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** What the tests of the address share: a screen at `/view` with a field of each kind, beside `/other`. */
export function urlView() {
  let stop = () => {};
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  function start(...initialEntries: (string | Partial<Location>)[]) {
    return startAs(USER, ...initialEntries);
  }

  function startAs(user: SessionUser | null, ...initialEntries: (string | Partial<Location>)[]) {
    return startIn(user, initialEntries);
  }

  /** Steps in the history take a while, as in browsers. */
  function startSlowly(...initialEntries: string[]) {
    return startIn(USER, initialEntries, 100);
  }

  /** Steps in the history never come. */
  function startStuck(...initialEntries: string[]) {
    return startIn(USER, initialEntries, 1e8);
  }

  function startIn(user: SessionUser | null, initialEntries: (string | Partial<Location>)[], stepTime?: number) {
    slices.inject(viewSlice);
    const store = makeStore(user);
    store.dispatch({ type: 'start' });
    const router = memoryRouter([{ path: '/view' }, { path: '/other' }], initialEntries, stepTime);
    stop = connectUrl(router, store, (pathname) => (pathname === '/view' ? screen : undefined));
    const view = () => (store.getState() as unknown as { view: View }).view;
    const begin = (payload: Partial<View>) => void store.dispatch(viewSlice.actions.changed(payload));
    const change = (payload: Partial<View>) => {
      begin(payload);
      return settled();
    };
    const go = (to: To | number, state?: EntryState) => {
      void router.navigate(to, { state });
      return settled();
    };
    return {
      router,
      view,
      begin,
      change,
      go,
      search: () => router.state.location.search,
      entry: () => router.state.location,
    };
  }

  return { start, startAs, startSlowly, startStuck, stop: () => stop() };
}
