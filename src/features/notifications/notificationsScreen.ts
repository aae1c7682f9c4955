import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { dialogField, type OpenDialog, type UrlFields } from '@/components/view/urlFields';

const DIALOGS = ['edit'] as const;
export type NotificationsDialog = OpenDialog<(typeof DIALOGS)[number]>;

interface NotificationsState {
  dialog: NotificationsDialog | null;
}

const initialState: NotificationsState = { dialog: null };

export const notificationsScreen = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    dialogOpened(state, { payload }: PayloadAction<NotificationsDialog>) {
      state.dialog = payload;
    },
    /** Closes that dialog alone: a reply that comes late must not close the one opened since. */
    dialogClosed(state, { payload }: PayloadAction<NotificationsDialog>) {
      if (state.dialog?.kind === payload.kind && state.dialog.id === payload.id) state.dialog = null;
    },
    viewRestored: (_state, { payload }: PayloadAction<Partial<NotificationsState>>) => ({
      ...initialState,
      ...payload,
    }),
  },
  selectors: { selectNotificationsScreen: (state) => state },
});

export const notificationsUrlFields: UrlFields<NotificationsState> = { dialog: dialogField(DIALOGS) };

export const { dialogOpened, dialogClosed } = notificationsScreen.actions;
export const { selectNotificationsScreen } = notificationsScreen.selectors;
