import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { dialogReducers } from '@/screen/dialogState';
import { placeReducers, type SavedState } from '@/screen/elsewhere/placeState';
import { dialogField, idField, oneOf, textField, type OpenDialog, type UrlFields } from '@/screen/urlFields';
import { listScreen } from '@/screen/viewMenu/savedView';
import { type Id } from '@/services/http/decode';
import { CATEGORY_DIALOGS, type CategoryDialog } from '../categories/categoryKinds';

const RECIPE_DIALOGS = ['add', 'details', 'edit', 'duplicate', 'delete'] as const;
const DIALOGS = [...RECIPE_DIALOGS, ...CATEGORY_DIALOGS] as const;

export type RecipesDialog = OpenDialog<(typeof RECIPE_DIALOGS)[number]> | CategoryDialog;

const VIEWS = ['list', 'checks'] as const;
type View = (typeof VIEWS)[number];

interface RecipesState extends SavedState {
  view: View;
  search: string;
  /** Null until one is chosen: the first is shown. */
  category: Id | null;
  /** Null until one of the category is chosen: its first is shown. */
  subCategory: Id | null;
  dialog: RecipesDialog | null;
}

const initialState: RecipesState = { view: 'list', search: '', category: null, subCategory: null, dialog: null };

export const recipesScreen = createSlice({
  name: 'recipes',
  initialState,
  reducers: {
    viewSelected(state, { payload }: PayloadAction<View>) {
      state.view = payload;
    },
    searchChanged(state, { payload }: PayloadAction<string>) {
      state.search = payload;
    },
    categorySelected(state, { payload }: PayloadAction<Id>) {
      state.category = payload;
      state.subCategory = null;
    },
    subCategorySelected(state, { payload }: PayloadAction<Id>) {
      state.subCategory = payload;
    },
    ...placeReducers<RecipesState>(),
    ...dialogReducers<RecipesDialog>(),
    viewRestored: (_state, { payload }: PayloadAction<Partial<RecipesState>>) => ({ ...initialState, ...payload }),
  },
  selectors: { selectRecipesScreen: (state) => state },
});

export const recipesUrlFields: UrlFields<RecipesState> = {
  view: oneOf(VIEWS),
  search: textField,
  category: idField,
  subCategory: idField,
  dialog: dialogField(DIALOGS),
};

export const RECIPES = listScreen('/recipes', recipesScreen, recipesUrlFields);

export const {
  viewSelected,
  searchChanged,
  categorySelected,
  subCategorySelected,
  placeChosen,
  recordSaved,
  dialogOpened,
  dialogClosed,
} = recipesScreen.actions;
export const { selectRecipesScreen } = recipesScreen.selectors;
