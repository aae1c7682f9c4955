import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Location } from 'react-router-dom';
import { sameValues } from '@/lib/sameValues';
import { type Host } from '@/screen/host';
import { changedBy, readView, type EntryState } from '@/screen/screenUrl';

interface Moved {
  pathname: string;
  /** `pop` is the page's first address, and a step of the browser whose direction is not known. */
  by: 'push' | 'replace' | 'back' | 'forward' | 'pop';
}

/** The section that is shown; what it shows is in its own slice. It is there only with DevTools. */
export const placeSlice = createSlice({
  name: 'place',
  initialState: { pathname: '' },
  reducers: { moved: (_place, { payload: { pathname } }: PayloadAction<Moved>) => ({ pathname }) },
});

/** The browser asks how to print the page, or a sheet to hand out. */
const printOpened = createAction<'page' | 'sheet'>('place/printOpened');

/** Has the log tell each step to a section, Back and Forward within one, and each print, whatever asks for it. */
export function followPlace({ router, store, screenAt }: Host) {
  /** Whether the entry of a section shows another view; that below a dialog which was just closed does not. */
  function isOtherView({ pathname, search, state }: Location) {
    const screen = screenAt(pathname);
    if (!screen) return false;
    const read = readView(screen, search, (state as EntryState | null)?.hidden);
    return !sameValues(changedBy(screen, screen.select(store.getState()), read), {});
  }

  router.subscribe(({ location, historyAction, delta }) => {
    const { pathname } = location;
    if (store.getState().place?.pathname === pathname && !(delta && isOtherView(location))) return;
    const kind = historyAction.toLowerCase() as Lowercase<typeof historyAction>;
    const direction = delta && (delta < 0 ? 'back' : 'forward');
    store.dispatch(placeSlice.actions.moved({ pathname, by: direction || kind }));
  });
  window.addEventListener('beforeprint', () =>
    store.dispatch(printOpened(document.querySelector('.handout') ? 'sheet' : 'page')),
  );
}
