import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type Theme = 'light' | 'dark';

interface ThemeState {
  /** The theme that the person chose; null follows the system. */
  chosen: Theme | null;
  system: Theme;
}

const initialState: ThemeState = { chosen: null, system: 'light' };

export const themeSlice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    themeChosen(state, { payload }: PayloadAction<Theme>) {
      state.chosen = payload;
    },
    systemThemeChanged(state, { payload }: PayloadAction<Theme>) {
      state.system = payload;
    },
  },
  selectors: {
    selectTheme: (state): Theme => state.chosen ?? state.system,
  },
});

export const { themeChosen, systemThemeChanged } = themeSlice.actions;
export const { selectTheme } = themeSlice.selectors;
