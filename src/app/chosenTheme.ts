const KEY = 'theme';

/** The theme that the person chose in this browser. If storage is blocked, the choice lasts until the page is left. */
export function readChosenTheme() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function keepChosenTheme(theme: string) {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage is blocked or full.
  }
}
