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
  sortField,
  textField,
  type OpenDialog,
  type UrlFields,
} from '@/screen/urlFields';
import { listScreen } from '@/screen/viewMenu/savedView';

const SORT_KEYS = ['name', 'category', 'status'] as const;
export type PaymentsSort = Sort & { key: (typeof SORT_KEYS)[number] };

const DIALOGS = ['add', 'edit', 'duplicate', 'addCategory'] as const;
export type PaymentsDialog = OpenDialog<(typeof DIALOGS)[number]>;

interface PaymentsState extends SavedState {
  search: string;
  page: number;
  size: number;
  sort: PaymentsSort | null;
  dialog: PaymentsDialog | null;
}

const initialState: PaymentsState = { search: '', page: 1, size: PAGE_SIZES[0], sort: null, dialog: null };

export const paymentsScreen = createSlice({
  name: 'payments',
  initialState,
  reducers: {
    searchChanged(state, { payload }: PayloadAction<string>) {
      state.search = payload;
      state.page = 1;
    },
    ...tableReducers<PaymentsSort>(),
    ...placeReducers<PaymentsState>(),
    ...dialogReducers<PaymentsDialog>(),
    viewRestored: (_state, { payload }: PayloadAction<Partial<PaymentsState>>) => ({ ...initialState, ...payload }),
  },
  selectors: { selectPaymentsScreen: (state) => state },
});

export const paymentsUrlFields: UrlFields<PaymentsState> = {
  search: textField,
  page: countField,
  size: numberOf(PAGE_SIZES),
  sort: sortField(SORT_KEYS),
  dialog: dialogField(DIALOGS),
};

export const PAYMENTS = listScreen('/payments', paymentsScreen, paymentsUrlFields);

export const { searchChanged, recordSaved, dialogOpened, dialogClosed } = paymentsScreen.actions;
export const { selectPaymentsScreen } = paymentsScreen.selectors;
