import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { dialogReducers } from '@/screen/dialogState';
import { placeReducers, type SavedState } from '@/screen/elsewhere/placeState';
import { dialogField, idField, oneOf, textField, type OpenDialog, type UrlFields } from '@/screen/urlFields';
import { listScreen } from '@/screen/viewMenu/savedView';
import { type Id } from '@/services/http/decode';

const DIALOGS = ['addCategory', 'add', 'details', 'edit', 'delete'] as const;

export type HowToUseDialog = OpenDialog<(typeof DIALOGS)[number]>;

const VIEWS = ['list', 'checks'] as const;
type View = (typeof VIEWS)[number];

interface HowToUseState extends SavedState {
  view: View;
  search: string;
  /** Null until one is chosen: the first is shown. */
  category: Id | null;
  dialog: HowToUseDialog | null;
}

const initialState: HowToUseState = { view: 'list', search: '', category: null, dialog: null };

export const howToUseScreen = createSlice({
  name: 'howToUse',
  initialState,
  reducers: {
    viewSelected(state, { payload }: PayloadAction<View>) {
      state.view = payload;
    },
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
  view: oneOf(VIEWS),
  search: textField,
  category: idField,
  dialog: dialogField(DIALOGS),
};

export const HOW_TO_USE = listScreen('/how-to-use', howToUseScreen, howToUseUrlFields);

export const { viewSelected, searchChanged, categorySelected, placeChosen, recordSaved, dialogOpened, dialogClosed } =
  howToUseScreen.actions;
export const { selectHowToUseScreen } = howToUseScreen.selectors;
