import { type Loaded } from '@/lib/loaded';
import { type SupplementFolder } from '@/services/supplements';
import { type PayloadAction } from '@reduxjs/toolkit';
import { listSlice, slicePart, type DialogOf } from '@/screen/list/listSlice';
import { idField } from '@/screen/urlFields';
import { type Id } from '@/services/http/decode';

const folder = slicePart({
  /** Null until one is chosen: the first is shown. */
  initialState: { folder: null as Id | null },
  urlFields: { folder: idField },
  reducers: {
    folderSelected(state: { folder: Id | null }, { payload }: PayloadAction<Id>) {
      state.folder = payload;
    },
  },
});

const DIALOGS = ['addFolder', 'add', 'details', 'edit', 'duplicate', 'delete'] as const;

export const supplementsScreen = listSlice('supplements', DIALOGS, folder);

export type SupplementsDialog = DialogOf<typeof supplementsScreen>;

export const { folderSelected, dialogOpened } = supplementsScreen.slice.actions;
export const selectSupplementsScreen = supplementsScreen.select;

/** What the page shows. */
export interface SupplementsLists {
  folders: Loaded<readonly SupplementFolder[]>;
  isLoading: boolean;
}
