import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { dialogReducers } from '@/components/view/dialogState';
import {
  countField,
  dialogField,
  numberOf,
  oneOf,
  sortField,
  textField,
  type OpenDialog,
  type UrlFields,
} from '@/components/view/urlFields';
import { type Sort } from '@/components/table/sort';
import { tableReducers } from '@/components/table/tableState';
import { PAGE_SIZES } from '@/components/table/texts';

const TABS = ['all', 'active', 'inactive', 'archived'] as const;
export type Tab = (typeof TABS)[number];

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
] as const;
export type UsersDialog = OpenDialog<(typeof DIALOGS)[number]>;

interface UsersState {
  tab: Tab;
  search: string;
  page: number;
  size: number;
  sort: UsersSort | null;
  dialog: UsersDialog | null;
}

const initialState: UsersState = { tab: 'all', search: '', page: 1, size: 10, sort: null, dialog: null };

export const usersScreen = createSlice({
  name: 'users',
  initialState,
  reducers: {
    tabSelected(state, { payload }: PayloadAction<Tab>) {
      state.tab = payload;
      state.page = 1;
    },
    searchChanged(state, { payload }: PayloadAction<string>) {
      state.search = payload;
      state.page = 1;
    },
    searchCleared(state) {
      Object.assign(state, { search: '', tab: 'all', page: 1 });
    },
    ...tableReducers<UsersSort>(),
    ...dialogReducers<UsersDialog>(),
    viewRestored: (_state, { payload }: PayloadAction<Partial<UsersState>>) => ({ ...initialState, ...payload }),
  },
  selectors: { selectUsersScreen: (state) => state },
});

export const usersUrlFields: UrlFields<UsersState> = {
  tab: oneOf(TABS),
  search: textField,
  page: countField,
  size: numberOf(PAGE_SIZES),
  sort: sortField(SORT_KEYS),
  dialog: dialogField(DIALOGS),
};

export const {
  tabSelected,
  searchChanged,
  searchCleared,
  pageChanged,
  sizeChanged,
  sorted,
  dialogOpened,
  dialogClosed,
} = usersScreen.actions;
export const { selectUsersScreen } = usersScreen.selectors;
