import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { dialogReducers } from '@/screen/dialogState';
import { placeReducers, type SavedState } from '@/screen/elsewhere/placeState';
import { dialogField, textField, type OpenDialog, type UrlFields } from '@/screen/urlFields';

const DIALOGS = ['add', 'edit', 'duplicate', 'delete'] as const;
export type PlansDialog = OpenDialog<(typeof DIALOGS)[number]>;

interface PlansState extends SavedState {
  search: string;
  dialog: PlansDialog | null;
}

const initialState: PlansState = { search: '', dialog: null };

export const plansScreen = createSlice({
  name: 'plans',
  initialState,
  reducers: {
    searchChanged(state, { payload }: PayloadAction<string>) {
      state.search = payload;
    },
    ...placeReducers<PlansState>(),
    ...dialogReducers<PlansDialog>(),
    viewRestored: (_state, { payload }: PayloadAction<Partial<PlansState>>) => ({ ...initialState, ...payload }),
  },
  selectors: { selectPlansScreen: (state) => state },
});

export const plansUrlFields: UrlFields<PlansState> = { search: textField, dialog: dialogField(DIALOGS) };

export const { searchChanged, recordSaved, dialogOpened, dialogClosed } = plansScreen.actions;
export const { selectPlansScreen } = plansScreen.selectors;
