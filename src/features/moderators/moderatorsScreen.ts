import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { dialogField, type OpenDialog, type UrlFields } from '@/components/view/urlFields';

const DIALOGS = ['edit'] as const;
export type ModeratorsDialog = OpenDialog<(typeof DIALOGS)[number]>;

interface ModeratorsState {
  dialog: ModeratorsDialog | null;
}

const initialState: ModeratorsState = { dialog: null };

export const moderatorsScreen = createSlice({
  name: 'moderators',
  initialState,
  reducers: {
    dialogOpened(state, { payload }: PayloadAction<ModeratorsDialog>) {
      state.dialog = payload;
    },
    /** Closes that dialog alone: a reply that comes late must not close the one opened since. */
    dialogClosed(state, { payload }: PayloadAction<ModeratorsDialog>) {
      if (state.dialog?.kind === payload.kind && state.dialog.id === payload.id) state.dialog = null;
    },
    viewRestored: (_state, { payload }: PayloadAction<Partial<ModeratorsState>>) => ({ ...initialState, ...payload }),
  },
  selectors: { selectModeratorsScreen: (state) => state },
});

export const moderatorsUrlFields: UrlFields<ModeratorsState> = { dialog: dialogField(DIALOGS) };

export const { dialogOpened, dialogClosed } = moderatorsScreen.actions;
export const { selectModeratorsScreen } = moderatorsScreen.selectors;
