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
  const noteSystem = () => store.dispatch(systemThemeChanged(system.matches ? 'dark' : 'light'));
  const choice = readChoice('theme');
  noteSystem();
  if (choice === 'light' || choice === 'dark') store.dispatch(themeChosen(choice));
  system.addEventListener('change', noteSystem);

  const show = () => {
    const state = store.getState();
    document.documentElement.dataset.bsTheme = selectTheme(state);
    if (state.theme.chosen && state.theme.chosen !== readChoice('theme')) keepChoice('theme', state.theme.chosen);
  };
  show();
  let shown = store.getState().theme;
  store.subscribe(() => {
    const { theme } = store.getState();
    if (theme === shown) return;
    shown = theme;
    show();
  });
}
