const KEY = 'theme';

/** What the person chose in this browser. Where storage is blocked, a choice lasts as long as the page. */
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
    // Blocked or full.
  }
}
