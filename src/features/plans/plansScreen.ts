import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { dialogReducers } from '@/screen/dialogState';
import { placeReducers, type SavedState } from '@/screen/elsewhere/placeState';
import { dialogField, oneOf, textField, type OpenDialog, type UrlFields } from '@/screen/urlFields';
import { listScreen } from '@/screen/viewMenu/savedView';

const DIALOGS = ['add', 'edit', 'duplicate', 'delete'] as const;
export type PlansDialog = OpenDialog<(typeof DIALOGS)[number]>;

const VIEWS = ['list', 'checks'] as const;
type View = (typeof VIEWS)[number];

interface PlansState extends SavedState {
  view: View;
  search: string;
  dialog: PlansDialog | null;
}

const initialState: PlansState = { view: 'list', search: '', dialog: null };

export const plansScreen = createSlice({
  name: 'plans',
  initialState,
  reducers: {
    viewSelected(state, { payload }: PayloadAction<View>) {
      state.view = payload;
    },
    searchChanged(state, { payload }: PayloadAction<string>) {
      state.search = payload;
    },
    ...placeReducers<PlansState>(),
    ...dialogReducers<PlansDialog>(),
    viewRestored: (_state, { payload }: PayloadAction<Partial<PlansState>>) => ({ ...initialState, ...payload }),
  },
  selectors: { selectPlansScreen: (state) => state },
});

export const plansUrlFields: UrlFields<PlansState> = {
  view: oneOf(VIEWS),
  search: textField,
  dialog: dialogField(DIALOGS),
};

export const PLANS = listScreen('/plans', plansScreen, plansUrlFields);

export const { viewSelected, searchChanged, recordSaved, dialogOpened, dialogClosed } = plansScreen.actions;
export const { selectPlansScreen } = plansScreen.selectors;
