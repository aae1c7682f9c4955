/** `theme`: light or dark. `rail`: `icons` where the sidebar is folded to them. */
type Choice = 'theme' | 'rail';

/** What the person chose in this browser. If storage is blocked, the choice lasts until the page is left. */
export function readChoice(choice: Choice) {
  try {
    return localStorage.getItem(choice);
  } catch {
    return null;
  }
}

export function keepChoice(choice: Choice, value: string) {
  try {
    localStorage.setItem(choice, value);
  } catch {
    // Storage is blocked or full.
  }
}
