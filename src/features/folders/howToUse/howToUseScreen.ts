import { type PayloadAction } from '@reduxjs/toolkit';
import { SELECTION } from '@/screen/changeMany/selection';
import { listSlice, slicePart, type DialogOf } from '@/screen/list/listSlice';
import { idField, OF_SELECTED } from '@/screen/urlFields';
import { type Id } from '@/services/http/decode';

const category = slicePart({
  /** Null until one is chosen: the first is shown. */
  initialState: { category: null as Id | null },
  urlFields: { category: idField },
  reducers: {
    categorySelected(state: { category: Id | null }, { payload }: PayloadAction<Id>) {
      state.category = payload;
    },
  },
});

const DIALOGS = ['addCategory', 'add', 'details', 'edit', 'delete', OF_SELECTED] as const;

export const howToUseScreen = listSlice('howToUse', DIALOGS, category, SELECTION);

export type HowToUseDialog = DialogOf<typeof howToUseScreen>;

export const { categorySelected, dialogOpened } = howToUseScreen.slice.actions;
export const selectHowToUseScreen = howToUseScreen.select;
