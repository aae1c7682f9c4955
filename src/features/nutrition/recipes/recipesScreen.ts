import { type PayloadAction } from '@reduxjs/toolkit';
import { listSlice, slicePart, type DialogOf } from '@/screen/list/listSlice';
import { idField } from '@/screen/urlFields';
import { type Id } from '@/services/http/decode';
import { CATEGORY_DIALOGS } from '../categories/categoryKinds';

interface Shelf {
  /** Null until one is chosen: the first is shown. */
  category: Id | null;
  /** Null until one of the category is chosen: its first is shown. */
  subCategory: Id | null;
}

const FIRST: Shelf = { category: null, subCategory: null };

const SHELF = slicePart({
  initialState: FIRST,
  urlFields: { category: idField, subCategory: idField },
  reducers: {
    categorySelected(state: Shelf, { payload }: PayloadAction<Id>) {
      state.category = payload;
      state.subCategory = null;
    },
    subCategorySelected(state: Shelf, { payload }: PayloadAction<Id>) {
      state.subCategory = payload;
    },
  },
});

export const recipesScreen = listSlice(
  'recipes',
  ['add', 'details', 'edit', 'duplicate', 'delete', ...CATEGORY_DIALOGS],
  SHELF,
);

export type RecipesDialog = DialogOf<typeof recipesScreen>;

export const { categorySelected, subCategorySelected, dialogOpened } = recipesScreen.slice.actions;
export const selectRecipesScreen = recipesScreen.select;
