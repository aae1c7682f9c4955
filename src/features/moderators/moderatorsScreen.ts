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
  privateTextField,
  sortField,
  type OpenDialog,
  type UrlFields,
} from '@/screen/urlFields';
import { listScreen } from '@/screen/viewMenu/savedView';

const SORT_KEYS = ['name', 'email', 'phone', 'role'] as const;
export type ModeratorsSort = Sort & { key: (typeof SORT_KEYS)[number] };

const DIALOGS = ['add', 'edit', 'delete'] as const;
export type ModeratorsDialog = OpenDialog<(typeof DIALOGS)[number]>;

interface ModeratorsState extends SavedState {
  search: string;
  page: number;
  size: number;
  sort: ModeratorsSort | null;
  dialog: ModeratorsDialog | null;
}

const initialState: ModeratorsState = { search: '', page: 1, size: PAGE_SIZES[0], sort: null, dialog: null };

export const moderatorsScreen = createSlice({
  name: 'moderators',
  initialState,
  reducers: {
    searchChanged(state, { payload }: PayloadAction<string>) {
      state.search = payload;
      state.page = 1;
    },
    ...tableReducers<ModeratorsSort>(),
    ...placeReducers<ModeratorsState>(),
    ...dialogReducers<ModeratorsDialog>(),
    viewRestored: (_state, { payload }: PayloadAction<Partial<ModeratorsState>>) => ({ ...initialState, ...payload }),
  },
  selectors: { selectModeratorsScreen: (state) => state },
});

export const moderatorsUrlFields: UrlFields<ModeratorsState> = {
  search: privateTextField,
  page: countField,
  size: numberOf(PAGE_SIZES),
  sort: sortField(SORT_KEYS),
  dialog: dialogField(DIALOGS),
};

export const MODERATORS = listScreen('/moderators', moderatorsScreen, moderatorsUrlFields);

export const { searchChanged, recordSaved, dialogOpened, dialogClosed } = moderatorsScreen.actions;
export const { selectModeratorsScreen } = moderatorsScreen.selectors;
