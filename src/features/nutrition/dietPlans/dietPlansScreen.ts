import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { dialogReducers } from '@/screen/dialogState';
import { placeReducers, type SavedState } from '@/screen/elsewhere/placeState';
import { dialogField, idField, oneOf, textField, type OpenDialog, type UrlFields } from '@/screen/urlFields';
import { listScreen } from '@/screen/viewMenu/savedView';
import { type Id } from '@/services/http/decode';
import { CATEGORY_DIALOGS } from '../categories/categoryKinds';
import { kcalField, subCategoryField, type ShownSubCategories } from './dietPlansUrl';
import { toggled } from './kcal';

/** The second has a row for each sub category and a column for each kcal option. */
const VIEWS = ['list', 'matrix', 'checks'] as const;
export type View = (typeof VIEWS)[number];

const PLAN_DIALOGS = ['add', 'fillGap', 'details', 'edit', 'duplicate', 'delete'] as const;
const DIALOGS = [...PLAN_DIALOGS, ...CATEGORY_DIALOGS] as const;

export type DietPlansDialog = OpenDialog<(typeof DIALOGS)[number]>;

interface DietPlansState extends SavedState {
  view: View;
  search: string;
  /** Null until one is chosen: the first is shown. */
  category: Id | null;
  subCategory: ShownSubCategories;
  /** The ticked options of the filter; an empty list shows all. */
  kcal: number[];
  dialog: DietPlansDialog | null;
}

const initialState: DietPlansState = {
  view: 'list',
  search: '',
  category: null,
  subCategory: {},
  kcal: [],
  dialog: null,
};

export const dietPlansScreen = createSlice({
  name: 'dietPlans',
  initialState,
  reducers: {
    viewSelected(state, { payload }: PayloadAction<View>) {
      state.view = payload;
    },
    searchChanged(state, { payload }: PayloadAction<string>) {
      state.search = payload;
    },
    kcalToggled(state, { payload }: PayloadAction<number>) {
      state.kcal = toggled(state.kcal, payload);
    },
    kcalCleared(state) {
      state.kcal = [];
    },
    filtersCleared(state) {
      state.search = '';
      state.kcal = [];
    },
    categorySelected(state, { payload }: PayloadAction<Id>) {
      state.category = payload;
      state.subCategory = {};
    },
    subCategorySelected(state, { payload }: PayloadAction<{ mealType: string; id: Id }>) {
      state.subCategory[payload.mealType] = payload.id;
    },
    ...placeReducers<DietPlansState>(),
    ...dialogReducers<DietPlansDialog>(),
    viewRestored: (_state, { payload }: PayloadAction<Partial<DietPlansState>>) => ({ ...initialState, ...payload }),
  },
  selectors: { selectDietPlansScreen: (state) => state },
});

export const dietPlansUrlFields: UrlFields<DietPlansState> = {
  view: oneOf(VIEWS),
  search: textField,
  category: idField,
  subCategory: subCategoryField,
  kcal: kcalField,
  dialog: dialogField(DIALOGS),
};

export const DIET_PLANS = listScreen('/diet-plans', dietPlansScreen, dietPlansUrlFields);

export const {
  viewSelected,
  searchChanged,
  kcalToggled,
  kcalCleared,
  filtersCleared,
  categorySelected,
  subCategorySelected,
  placeChosen,
  recordSaved,
  dialogOpened,
  dialogClosed,
} = dietPlansScreen.actions;
export const { selectDietPlansScreen } = dietPlansScreen.selectors;
