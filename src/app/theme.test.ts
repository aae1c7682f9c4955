import { makeStore } from './store';
import { startTheme, themeChosen } from './theme';

const shown = () => document.documentElement.dataset.bsTheme;

test('follows the system until a theme is chosen, and remembers the choice', () => {
  const store = makeStore();
  startTheme(store);
  expect(shown()).toBe('light');
  expect(localStorage.getItem('theme')).toBeNull();
  store.dispatch(themeChosen('dark'));
  expect(shown()).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  startTheme(makeStore());
  expect(shown()).toBe('dark');
});

test('a system that is light, as the panel begins, is no change', () => {
  const store = makeStore();
  const dispatch = jest.spyOn(store, 'dispatch');
  startTheme(store);
  expect(dispatch).not.toHaveBeenCalled();
});

test('if storage is blocked, the choice lasts until the page is left', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const store = makeStore();
  startTheme(store);
  store.dispatch(themeChosen('dark'));
  expect(shown()).toBe('dark');
});
