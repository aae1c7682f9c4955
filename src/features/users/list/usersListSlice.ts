import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Sort } from '@/components/table/sort';
import { PAGE_SIZES } from '@/components/table/texts';
import { tableReducers } from '@/screen/tableState';
import { countField, numberOf, oneOf, privateTextField, sortField, type UrlFields } from '@/screen/urlFields';
import { isFoundByConditions } from '../conditions/conditionsSlice';
import { placeChosen, viewed, viewRestored } from '../usersScreen';

const TABS = ['all', 'active', 'inactive', 'archived'] as const;
export type Tab = (typeof TABS)[number];

const SORT_KEYS = ['name', 'email', 'phone', 'plan', 'status', 'created'] as const;
export type UsersSort = Sort & { key: (typeof SORT_KEYS)[number] };

const VIEWS = ['list', 'payments'] as const;

export interface ListState {
  /** What the card shows: the table, or the payments with their proofs. */
  view: (typeof VIEWS)[number];
  tab: Tab;
  search: string;
  page: number;
  size: number;
  sort: UsersSort | null;
}

const initialState: ListState = { view: 'list', tab: 'all', search: '', page: 1, size: PAGE_SIZES[0], sort: null };

/** The room of the table. The payers' room has the search of it. */
export const usersListSlice = createSlice({
  name: 'users/list',
  initialState,
  reducers: {
    tabSelected(state, { payload }: PayloadAction<Tab>) {
      state.view = 'list';
      state.tab = payload;
      state.page = 1;
    },
    paymentsOpened(state) {
      state.view = 'payments';
      state.page = 1;
    },
    searchChanged(state, { payload }: PayloadAction<string>) {
      state.search = payload;
      state.page = 1;
    },
    searchCleared(state) {
      state.search = '';
      state.tab = 'all';
      state.page = 1;
    },
    ...tableReducers<UsersSort>(),
  },
  extraReducers: (builder) =>
    builder
      .addCase(placeChosen, (state, { payload }) => viewed(state, payload))
      .addCase(viewRestored, (_state, { payload }) => viewed(initialState, payload))
      .addMatcher(isFoundByConditions, (state) => {
        state.page = 1;
      }),
  selectors: { selectList: (state) => state },
});

export const listUrlFields: UrlFields<ListState> = {
  view: oneOf(VIEWS),
  tab: oneOf(TABS),
  search: privateTextField,
  page: countField,
  size: numberOf(PAGE_SIZES),
  sort: sortField(SORT_KEYS),
};

export const { tabSelected, paymentsOpened, searchChanged, searchCleared, pageChanged, sizeChanged, sorted } =
  usersListSlice.actions;
export const { selectList } = usersListSlice.selectors;
