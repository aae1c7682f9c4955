import { type PayloadAction } from '@reduxjs/toolkit';
import { listSlice, slicePart } from '@/screen/list/listSlice';
import { dialogField, oneOf, type OpenDialog } from '@/screen/urlFields';

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
  view: string;
  /** About a row of the tab. */
  dialog: TrackerDialog | null;
  /** About an item of the highlight whose items are open; on top of that dialog. */
  item: ItemDialog | null;
}

const AT_REST: TrackerState = { tab: 'highlights', search: '', view: 'list', dialog: null, item: null };

const isSame = (one: OpenDialog | null, other: OpenDialog) => one?.kind === other.kind && one.id === other.id;

const tabs = slicePart({
  initialState: AT_REST,
  urlFields: { tab: oneOf(TABS), dialog: dialogField(DIALOGS), item: dialogField(ITEM_DIALOGS) },
  reducers: {
    /** Resets the search and closes the open dialog. */
    tabSelected: (_state, { payload }: PayloadAction<TrackerTab>) => ({ ...AT_REST, tab: payload }),
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
      const view = { ...AT_REST, ...payload };
      return view.dialog?.kind === 'items' ? view : { ...view, item: null };
    },
  },
});

export const trackerScreen = listSlice('tracker', DIALOGS, tabs);

export const { tabSelected, dialogOpened, itemDialogOpened, itemDialogClosed } = trackerScreen.slice.actions;
export const selectTrackerScreen = trackerScreen.select;
