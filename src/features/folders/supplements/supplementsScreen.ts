import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { dialogReducers } from '@/screen/dialogState';
import { placeReducers, type SavedState } from '@/screen/elsewhere/placeState';
import { dialogField, idField, oneOf, textField, type OpenDialog, type UrlFields } from '@/screen/urlFields';
import { listScreen } from '@/screen/viewMenu/savedView';
import { type Id } from '@/services/http/decode';

const DIALOGS = ['addFolder', 'add', 'details', 'edit', 'duplicate', 'delete'] as const;

export type SupplementsDialog = OpenDialog<(typeof DIALOGS)[number]>;

const VIEWS = ['list', 'checks'] as const;
type View = (typeof VIEWS)[number];

interface SupplementsState extends SavedState {
  view: View;
  search: string;
  /** Null until one is chosen: the first is shown. */
  folder: Id | null;
  dialog: SupplementsDialog | null;
}

const initialState: SupplementsState = { view: 'list', search: '', folder: null, dialog: null };

export const supplementsScreen = createSlice({
  name: 'supplements',
  initialState,
  reducers: {
    viewSelected(state, { payload }: PayloadAction<View>) {
      state.view = payload;
    },
    searchChanged(state, { payload }: PayloadAction<string>) {
      state.search = payload;
    },
    folderSelected(state, { payload }: PayloadAction<Id>) {
      state.folder = payload;
    },
    ...placeReducers<SupplementsState>(),
    ...dialogReducers<SupplementsDialog>(),
    viewRestored: (_state, { payload }: PayloadAction<Partial<SupplementsState>>) => ({ ...initialState, ...payload }),
  },
  selectors: { selectSupplementsScreen: (state) => state },
});

export const supplementsUrlFields: UrlFields<SupplementsState> = {
  view: oneOf(VIEWS),
  search: textField,
  folder: idField,
  dialog: dialogField(DIALOGS),
};

export const SUPPLEMENTS = listScreen('/supplements', supplementsScreen, supplementsUrlFields);

export const { viewSelected, searchChanged, folderSelected, placeChosen, recordSaved, dialogOpened, dialogClosed } =
  supplementsScreen.actions;
export const { selectSupplementsScreen } = supplementsScreen.selectors;
