import { type PayloadAction } from '@reduxjs/toolkit';
import { listSlice, slicePart, type DialogOf } from '@/screen/list/listSlice';
import { idField } from '@/screen/urlFields';
import { type Id } from '@/services/http/decode';
import { CATEGORY_DIALOGS } from '../categories/categoryKinds';
import { kcalField, subCategoryField, type ShownSubCategories } from './dietPlansUrl';
import { toggled } from './kcal';

interface Shelves {
  /** Null until one is chosen: the first is shown. */
  category: Id | null;
  subCategory: ShownSubCategories;
}

const FIRST: Shelves = { category: null, subCategory: {} };

const SHELVES = slicePart({
  initialState: FIRST,
  urlFields: { category: idField, subCategory: subCategoryField },
  reducers: {
    categorySelected(state: Shelves, { payload }: PayloadAction<Id>) {
      state.category = payload;
      state.subCategory = {};
    },
    subCategorySelected(state: Shelves, { payload }: PayloadAction<{ mealType: string; id: Id }>) {
      state.subCategory[payload.mealType] = payload.id;
    },
  },
});

interface Kcal {
  /** The ticked options of the filter; an empty list shows all. */
  kcal: number[];
}

const ALL: Kcal = { kcal: [] };

const KCAL = slicePart({
  initialState: ALL,
  urlFields: { kcal: kcalField },
  reducers: {
    kcalToggled(state: Kcal, { payload }: PayloadAction<number>) {
      state.kcal = toggled(state.kcal, payload);
    },
    kcalCleared(state: Kcal) {
      state.kcal = [];
    },
    filtersCleared(state: Kcal & { search: string }) {
      state.search = '';
      state.kcal = [];
    },
  },
});

export const dietPlansScreen = listSlice(
  'dietPlans',
  ['add', 'details', 'edit', 'duplicate', 'delete', ...CATEGORY_DIALOGS],
  SHELVES,
  KCAL,
);

export type DietPlansDialog = DialogOf<typeof dietPlansScreen>;

export const { kcalToggled, kcalCleared, filtersCleared, categorySelected, subCategorySelected, dialogOpened } =
  dietPlansScreen.slice.actions;
export const selectDietPlansScreen = dietPlansScreen.select;
