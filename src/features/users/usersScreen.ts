import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { dialogReducers } from '@/screen/dialogState';
import {
  countField,
  dialogField,
  numberOf,
  oneOf,
  privateTextField,
  sortField,
  type OpenDialog,
  type UrlFields,
} from '@/screen/urlFields';
import { type Sort } from '@/components/table/sort';
import { tableReducers } from '@/screen/tableState';
import { PAGE_SIZES } from '@/components/table/texts';
import { type BulkKind } from './bulk/bulkActions';
import { NONE_SELECTED, selectionReducers, type Selection } from './selection/selection';

const TABS = ['all', 'active', 'inactive', 'archived'] as const;
export type Tab = (typeof TABS)[number];

const VIEWS = ['list', 'payments'] as const;
/** What the card shows: the table, or the payments with their proofs. */
export type View = (typeof VIEWS)[number];

const SORT_KEYS = ['name', 'email', 'phone', 'plan', 'status', 'created'] as const;
export type UsersSort = Sort & { key: (typeof SORT_KEYS)[number] };

const DIALOGS = [
  'import',
  'add',
  'assessment',
  'transaction',
  'progress',
  'bmr',
  'supplements',
  'deactivate',
  'delete',
  'member',
] as const;
export type UsersDialog = OpenDialog<(typeof DIALOGS)[number]>;

interface UsersState {
  view: View;
  tab: Tab;
  search: string;
  page: number;
  size: number;
  sort: UsersSort | null;
  dialog: UsersDialog | null;
  selection: Selection;
  /** The dialog about all selected users. The address names neither it nor the selection. */
  bulk: OpenDialog<BulkKind> | null;
}

export interface UsersRoot {
  users: UsersState;
}

const initialState: UsersState = {
  view: 'list',
  tab: 'all',
  search: '',
  page: 1,
  size: 10,
  sort: null,
  dialog: null,
  selection: NONE_SELECTED,
  bulk: null,
};

/** Changes the tab or search. It clears the selection, so that no user who is not shown can be changed. */
function find(state: UsersState, wanted: Partial<Pick<UsersState, 'tab' | 'search'>>) {
  Object.assign(state, wanted, { page: 1, selection: NONE_SELECTED });
}

export const usersScreen = createSlice({
  name: 'users',
  initialState,
  reducers: {
    tabSelected(state, { payload }: PayloadAction<Tab>) {
      state.view = 'list';
      find(state, { tab: payload });
    },
    paymentsOpened(state) {
      state.view = 'payments';
      state.selection = NONE_SELECTED;
    },
    searchChanged(state, { payload }: PayloadAction<string>) {
      find(state, { search: payload });
    },
    searchCleared(state) {
      find(state, { search: '', tab: 'all' });
    },
    ...tableReducers<UsersSort>(),
    ...dialogReducers<UsersDialog>(),
    ...selectionReducers,
    bulkOpened(state, { payload }: PayloadAction<OpenDialog<BulkKind>>) {
      state.bulk = payload;
    },
    bulkClosed(state) {
      state.bulk = null;
    },
    viewRestored({ tab, search, selection }, { payload }: PayloadAction<Partial<UsersState>>) {
      const restored = { ...initialState, ...payload };
      return tab === restored.tab && search === restored.search ? { ...restored, selection } : restored;
    },
  },
  selectors: { selectUsersScreen: (state) => state },
});

export const usersUrlFields: UrlFields<UsersState> = {
  view: oneOf(VIEWS),
  tab: oneOf(TABS),
  search: privateTextField,
  page: countField,
  size: numberOf(PAGE_SIZES),
  sort: sortField(SORT_KEYS),
  dialog: dialogField(DIALOGS),
};

export const {
  tabSelected,
  paymentsOpened,
  searchChanged,
  searchCleared,
  pageChanged,
  sizeChanged,
  sorted,
  dialogOpened,
  dialogClosed,
  userToggled,
  pageToggled,
  allFoundSelected,
  selectionCleared,
  bulkOpened,
  bulkClosed,
} = usersScreen.actions;
export const { selectUsersScreen } = usersScreen.selectors;
