import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { dialogField, oneOf, textField, type OpenDialog, type UrlFields } from '@/screen/urlFields';
import { listScreen } from '@/screen/viewMenu/savedView';

const TABS = ['highlights', 'habits'] as const;
export type TrackerTab = (typeof TABS)[number];

/** `items` is only for highlights, `duplicate` only for habits. */
const DIALOGS = ['add', 'items', 'edit', 'duplicate', 'delete'] as const;
export type TrackerDialog = OpenDialog<(typeof DIALOGS)[number]>;

const ITEM_DIALOGS = ['add', 'edit', 'delete'] as const;
export type ItemDialog = OpenDialog<(typeof ITEM_DIALOGS)[number]>;

interface TrackerState {
  tab: TrackerTab;
  search: string;
  /** About a row of the tab. */
  dialog: TrackerDialog | null;
  /** About an item of the highlight whose items are open; on top of that dialog. */
  item: ItemDialog | null;
}

const initialState: TrackerState = { tab: 'highlights', search: '', dialog: null, item: null };

const isSame = (one: OpenDialog | null, other: OpenDialog) => one?.kind === other.kind && one.id === other.id;

export const trackerScreen = createSlice({
  name: 'tracker',
  initialState,
  reducers: {
    /** Resets the search and closes the open dialog. */
    tabSelected: (_state, { payload }: PayloadAction<TrackerTab>) => ({ ...initialState, tab: payload }),
    searchChanged(state, { payload }: PayloadAction<string>) {
      state.search = payload;
    },
    dialogOpened(state, { payload }: PayloadAction<TrackerDialog>) {
      state.dialog = payload;
      state.item = null;
    },
    /** Closes only that dialog: a late reply must not close one that was opened since. */
    dialogClosed(state, { payload }: PayloadAction<TrackerDialog>) {
      if (isSame(state.dialog, payload)) Object.assign(state, { dialog: null, item: null });
    },
    itemDialogOpened(state, { payload }: PayloadAction<ItemDialog>) {
      state.item = payload;
    },
    itemDialogClosed(state, { payload }: PayloadAction<ItemDialog>) {
      if (isSame(state.item, payload)) state.item = null;
    },
    viewRestored(_state, { payload }: PayloadAction<Partial<TrackerState>>) {
      const view = { ...initialState, ...payload };
      return view.dialog?.kind === 'items' ? view : { ...view, item: null };
    },
  },
  selectors: { selectTrackerScreen: (state) => state },
});

export const trackerUrlFields: UrlFields<TrackerState> = {
  tab: oneOf(TABS),
  search: textField,
  dialog: dialogField(DIALOGS),
  item: dialogField(ITEM_DIALOGS),
};

export const TRACKER = listScreen('/tracker', trackerScreen, trackerUrlFields);

export const { tabSelected, searchChanged, dialogOpened, dialogClosed, itemDialogOpened, itemDialogClosed } =
  trackerScreen.actions;
export const { selectTrackerScreen } = trackerScreen.selectors;
