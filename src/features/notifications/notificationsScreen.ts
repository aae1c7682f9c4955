import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { dialogReducers } from '@/screen/dialogState';
import { placeReducers, type SavedState } from '@/screen/elsewhere/placeState';
import { type Sort } from '@/components/table/sort';
import { tableReducers } from '@/screen/tableState';
import { PAGE_SIZES } from '@/components/table/texts';
import {
  countField,
  dialogField,
  numberOf,
  oneOf,
  sortField,
  textField,
  type OpenDialog,
  type UrlField,
  type UrlFields,
} from '@/screen/urlFields';
import { listScreen } from '@/screen/viewMenu/savedView';
import { id, jsonRecord, text, type Id } from '@/services/http/decode';

const TABS = ['notifications', 'folders'] as const;
export type NotificationsTab = (typeof TABS)[number];

/** The last two are columns of the folders' table. */
const SORT_KEYS = ['title', 'audience', 'recipients', 'performance', 'status', 'date', 'name', 'users'] as const;
export type NotificationsSort = Sort & { key: (typeof SORT_KEYS)[number] };

const DIALOGS = ['add', 'edit', 'send', 'delete', 'addFolder', 'editFolder', 'deleteFolder'] as const;
export type NotificationsDialog = OpenDialog<(typeof DIALOGS)[number]>;

/** What the dialog of a new folder begins with, such as the members found by conditions. */
export interface NewFolder {
  name: string;
  users: readonly Id[];
}

const VIEWS = ['list', 'checks'] as const;
type View = (typeof VIEWS)[number];

interface NotificationsState extends SavedState {
  view: View;
  tab: NotificationsTab;
  search: string;
  page: number;
  size: number;
  sort: NotificationsSort | null;
  dialog: NotificationsDialog | null;
  newFolder: NewFolder | null;
}

const initialState: NotificationsState = {
  view: 'list',
  tab: 'notifications',
  search: '',
  page: 1,
  size: PAGE_SIZES[0],
  sort: null,
  dialog: null,
  newFolder: null,
};

export const notificationsScreen = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    viewSelected(state, { payload }: PayloadAction<View>) {
      state.view = payload;
    },
    /** Each tab has its own search and columns. */
    tabSelected: ({ size }, { payload }: PayloadAction<NotificationsTab>) => ({ ...initialState, size, tab: payload }),
    searchChanged(state, { payload }: PayloadAction<string>) {
      state.search = payload;
      state.page = 1;
    },
    ...tableReducers<NotificationsSort>(),
    ...placeReducers<NotificationsState>(),
    ...dialogReducers<NotificationsDialog>(),
    dialogOpened(state, { payload }: PayloadAction<NotificationsDialog>) {
      state.dialog = payload;
      state.newFolder = null;
    },
    viewRestored: (_state, { payload }: PayloadAction<Partial<NotificationsState>>) => ({
      ...initialState,
      ...payload,
    }),
  },
  selectors: { selectNotificationsScreen: (state) => state },
});

/** In the history entry, not in the address: it names people. */
const newFolderField: UrlField<NewFolder | null> = {
  read(written) {
    const { name, users } = jsonRecord(written);
    if (!Array.isArray(users)) return undefined;
    return { name: text(name), users: users.flatMap((user) => id(user) ?? []) };
  },
  write: (newFolder) => JSON.stringify(newFolder),
  isStep: false,
  isPrivate: true,
  isPlace: true,
};

export const notificationsUrlFields: UrlFields<NotificationsState> = {
  view: oneOf(VIEWS),
  tab: oneOf(TABS),
  search: textField,
  page: countField,
  size: numberOf(PAGE_SIZES),
  sort: sortField(SORT_KEYS),
  dialog: dialogField(DIALOGS),
  newFolder: newFolderField,
};

export const NOTIFICATIONS = listScreen('/notifications', notificationsScreen, notificationsUrlFields);

export const { viewSelected, tabSelected, searchChanged, recordSaved, dialogOpened, dialogClosed } =
  notificationsScreen.actions;
export const { selectNotificationsScreen } = notificationsScreen.selectors;
