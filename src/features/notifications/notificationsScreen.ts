import { type PayloadAction } from '@reduxjs/toolkit';
import { listSlice, slicePart } from '@/screen/list/listSlice';
import { sortedPages } from '@/screen/list/sliceParts';
import { oneOf, type OpenDialog, type UrlField } from '@/screen/urlFields';
import { id, jsonRecord, text, type Id } from '@/services/http/decode';

const TABS = ['notifications', 'folders'] as const;
export type NotificationsTab = (typeof TABS)[number];

export const TAB_LABELS: Record<NotificationsTab, string> = { notifications: 'Notifications', folders: 'Folders' };

/** The last two are columns of the folders' table. */
const SORT_KEYS = ['title', 'audience', 'recipients', 'performance', 'status', 'date', 'name', 'users'] as const;

const DIALOGS = ['add', 'edit', 'send', 'delete', 'addFolder', 'editFolder', 'deleteFolder'] as const;
export type NotificationsDialog = OpenDialog<(typeof DIALOGS)[number]>;

/** What the dialog of a new folder begins with, such as the members found by conditions. */
export interface NewFolder {
  name: string;
  users: readonly Id[];
}

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

/** What another tab begins with; it has a search and columns of its own. */
const AT_REST = {
  view: 'list',
  search: '',
  page: 1,
  sort: null,
  dialog: null,
  newFolder: null,
  saved: null,
  marked: null,
};

const initialState: { tab: NotificationsTab; newFolder: NewFolder | null } = { tab: 'notifications', newFolder: null };

const tabs = slicePart({
  initialState,
  urlFields: { tab: oneOf(TABS), newFolder: newFolderField },
  reducers: {
    tabSelected(state, { payload }: PayloadAction<NotificationsTab>) {
      Object.assign(state, AT_REST, { tab: payload });
    },
    dialogOpened(state, { payload }: PayloadAction<NotificationsDialog>) {
      state.dialog = payload;
      state.newFolder = null;
    },
  },
});

export const notificationsScreen = listSlice('notifications', DIALOGS, sortedPages(SORT_KEYS), tabs);

export const { tabSelected, dialogOpened } = notificationsScreen.slice.actions;
export const selectNotificationsScreen = notificationsScreen.select;
