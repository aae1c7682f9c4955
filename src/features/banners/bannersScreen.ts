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
  type UrlFields,
} from '@/screen/urlFields';
import { listScreen } from '@/screen/viewMenu/savedView';

const SORT_KEYS = ['link'] as const;
export type BannersSort = Sort & { key: (typeof SORT_KEYS)[number] };

const DIALOGS = ['add', 'edit', 'delete'] as const;
export type BannersDialog = OpenDialog<(typeof DIALOGS)[number]>;

const VIEWS = ['list', 'checks'] as const;
type View = (typeof VIEWS)[number];

interface BannersState extends SavedState {
  view: View;
  search: string;
  page: number;
  size: number;
  sort: BannersSort | null;
  dialog: BannersDialog | null;
}

const initialState: BannersState = { view: 'list', search: '', page: 1, size: PAGE_SIZES[0], sort: null, dialog: null };

export const bannersScreen = createSlice({
  name: 'banners',
  initialState,
  reducers: {
    viewSelected(state, { payload }: PayloadAction<View>) {
      state.view = payload;
    },
    searchChanged(state, { payload }: PayloadAction<string>) {
      state.search = payload;
      state.page = 1;
    },
    ...tableReducers<BannersSort>(),
    ...placeReducers<BannersState>(),
    ...dialogReducers<BannersDialog>(),
    viewRestored: (_state, { payload }: PayloadAction<Partial<BannersState>>) => ({ ...initialState, ...payload }),
  },
  selectors: { selectBannersScreen: (state) => state },
});

export const bannersUrlFields: UrlFields<BannersState> = {
  view: oneOf(VIEWS),
  search: textField,
  page: countField,
  size: numberOf(PAGE_SIZES),
  sort: sortField(SORT_KEYS),
  dialog: dialogField(DIALOGS),
};

export const BANNERS = listScreen('/banners', bannersScreen, bannersUrlFields);

export const { viewSelected, searchChanged, recordSaved, dialogOpened, dialogClosed } = bannersScreen.actions;
export const { selectBannersScreen } = bannersScreen.selectors;
