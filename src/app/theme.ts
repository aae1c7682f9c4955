import { type Store, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { keepChoice, readChoice } from './keptChoice';

type Theme = 'light' | 'dark';

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

const { systemThemeChanged } = themeSlice.actions;
export const { themeChosen } = themeSlice.actions;
export const { selectTheme } = themeSlice.selectors;

/** Sets the document's theme: the one that the person chose, which is remembered, else that of the system. */
export function startTheme(store: Store<{ theme: ThemeState }>) {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const noteSystem = () => {
    const theme = system.matches ? 'dark' : 'light';
    if (theme !== store.getState().theme.system) store.dispatch(systemThemeChanged(theme));
  };
  const choice = readChoice('theme');
  noteSystem();
  if (choice === 'light' || choice === 'dark') store.dispatch(themeChosen(choice));
  system.addEventListener('change', noteSystem);

  let shown: ThemeState | undefined;
  const show = () => {
    const { theme } = store.getState();
    if (theme === shown) return;
    shown = theme;
    document.documentElement.dataset.bsTheme = selectTheme({ theme });
    if (theme.chosen) keepChoice('theme', theme.chosen);
  };
  show();
  store.subscribe(show);
}
