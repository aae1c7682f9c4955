import { keepChoice, readChoice } from './keptChoice';
import { type AppStore } from './store';
import { selectTheme, systemThemeChanged, themeChosen } from './themeState';

/** Sets the document's theme: the one that the person chose, which is remembered, else that of the system. */
export function startTheme(store: AppStore) {
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
