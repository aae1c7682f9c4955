import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { dialogReducers } from '@/screen/list/listSlice';
import { screenState } from '@/screen/section';
import { dialogField, type OpenDialog, type UrlFields } from '@/screen/urlFields';

const DIALOGS = ['edit', 'forget'] as const;
type ProfileDialog = OpenDialog<(typeof DIALOGS)[number]>;

interface ProfileState {
  dialog: ProfileDialog | null;
}

const initialState: ProfileState = { dialog: null };

export const profileScreen = createSlice({
  name: 'profile',
  initialState,
  reducers: {
    ...dialogReducers<ProfileDialog>(),
    viewRestored: (_state, { payload }: PayloadAction<Partial<ProfileState>>) => ({ ...initialState, ...payload }),
  },
  selectors: { selectProfileScreen: (state) => state },
});

const profileUrlFields: UrlFields<ProfileState> = { dialog: dialogField(DIALOGS) };

export const PROFILE = screenState('/profile', profileScreen, profileUrlFields);

export const { dialogOpened, dialogClosed } = profileScreen.actions;
export const { selectProfileScreen } = profileScreen.selectors;
