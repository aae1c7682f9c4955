import { type Loaded } from '@/lib/loaded';
import { type HelpCategory } from '@/services/howToUse';
import { type PayloadAction } from '@reduxjs/toolkit';
import { listSlice, slicePart, type DialogOf } from '@/screen/list/listSlice';
import { idField } from '@/screen/urlFields';
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

const DIALOGS = ['addCategory', 'add', 'details', 'edit', 'delete'] as const;

export const howToUseScreen = listSlice('howToUse', DIALOGS, category);

export type HowToUseDialog = DialogOf<typeof howToUseScreen>;

export const { categorySelected, dialogOpened } = howToUseScreen.slice.actions;
export const selectHowToUseScreen = howToUseScreen.select;

/** What the page shows. */
export interface HowToUseLists {
  categories: Loaded<readonly HelpCategory[]>;
  isLoading: boolean;
}
