import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Sort } from '@/components/table/sort';
import { viewField } from '@/screen/list/pageViews';
import { sortedPages } from '@/screen/list/sliceParts';
import { oneOf, privateTextField, type UrlFields } from '@/screen/urlFields';
import { placeChosen, viewed, viewRestored } from '../usersScreen';

const TABS = ['all', 'active', 'inactive', 'archived'] as const;
export type Tab = (typeof TABS)[number];

const SORT_KEYS = ['name', 'email', 'phone', 'plan', 'status', 'created'] as const;
export type UsersSort = Sort & { key: (typeof SORT_KEYS)[number] };

const PAGES = sortedPages(SORT_KEYS);

const initialState = {
  /** What the card shows: the list, or what a capability shows in its place. */
  view: 'list',
  tab: 'all' as Tab,
  search: '',
  ...PAGES.initialState,
};

export type UsersListState = typeof initialState;

/** An event of a filter that changes who is found. */
const findsAnew = (action: { meta?: { findsAnew?: true } }) => action.meta?.findsAnew === true;

/** The room of the table. What is shown in its place has the search of it. */
export const usersListSlice = createSlice({
  name: 'users/list',
  initialState,
  reducers: {
    tabSelected(state, { payload }: PayloadAction<Tab>) {
      state.view = 'list';
      state.tab = payload;
      state.page = 1;
    },
    viewSelected(state, { payload }: PayloadAction<string>) {
      state.view = payload;
      state.page = 1;
    },
    searchCleared(state) {
      state.search = '';
      state.tab = 'all';
      state.page = 1;
    },
    ...PAGES.reducers,
  },
  extraReducers: (builder) =>
    builder
      .addCase(placeChosen, (state, { payload }) => viewed(state, payload))
      .addCase(viewRestored, (_state, { payload }) => viewed(initialState, payload))
      .addMatcher(findsAnew, (state) => {
        state.page = 1;
      }),
  selectors: {
    selectList: (state) => state,
    selectView: ({ view }) => view,
    selectTab: ({ tab }) => tab,
    selectSearch: ({ search }) => search,
    selectSort: ({ sort }) => sort,
  },
});

export const listUrlFields: UrlFields<UsersListState> = {
  view: viewField('/users'),
  tab: oneOf(TABS),
  search: privateTextField,
  ...PAGES.urlFields,
};

export const { tabSelected, searchChanged, searchCleared } = usersListSlice.actions;
export const { selectList, selectView, selectTab, selectSearch, selectSort } = usersListSlice.selectors;
