import { type PayloadAction } from '@reduxjs/toolkit';
import { type OpenDialog } from './urlFields';

/** The case reducers of a screen's open dialog. */
export const dialogReducers = <Dialog extends OpenDialog>() => ({
  dialogOpened(state: { dialog: Dialog | null }, { payload }: PayloadAction<Dialog>) {
    state.dialog = payload;
  },
  /** Closes that dialog only: a late reply must not close one that was opened since. */
  dialogClosed(state: { dialog: Dialog | null }, { payload }: PayloadAction<Dialog>) {
    if (state.dialog?.kind === payload.kind && state.dialog.id === payload.id) state.dialog = null;
  },
});
