import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { dialogReducers } from '@/screen/dialogState';
import { placeReducers, type SavedState } from '@/screen/elsewhere/placeState';
import { dialogField, idField, textField, type OpenDialog, type UrlFields } from '@/screen/urlFields';
import { type Id } from '@/services/http/decode';

const DIALOGS = ['addCategory', 'add', 'details', 'edit', 'delete'] as const;

export type HowToUseDialog = OpenDialog<(typeof DIALOGS)[number]>;

interface HowToUseState extends SavedState {
  search: string;
  /** Null until one is chosen: the first is shown. */
  category: Id | null;
  dialog: HowToUseDialog | null;
}

const initialState: HowToUseState = { search: '', category: null, dialog: null };

export const howToUseScreen = createSlice({
  name: 'howToUse',
  initialState,
  reducers: {
    searchChanged(state, { payload }: PayloadAction<string>) {
      state.search = payload;
    },
    categorySelected(state, { payload }: PayloadAction<Id>) {
      state.category = payload;
    },
    ...placeReducers<HowToUseState>(),
    ...dialogReducers<HowToUseDialog>(),
    viewRestored: (_state, { payload }: PayloadAction<Partial<HowToUseState>>) => ({ ...initialState, ...payload }),
  },
  selectors: { selectHowToUseScreen: (state) => state },
});

export const howToUseUrlFields: UrlFields<HowToUseState> = {
  search: textField,
  category: idField,
  dialog: dialogField(DIALOGS),
};

export const { searchChanged, categorySelected, placeChosen, recordSaved, dialogOpened, dialogClosed } =
  howToUseScreen.actions;
export const { selectHowToUseScreen } = howToUseScreen.selectors;
