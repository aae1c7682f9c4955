import { CHOICE_NAMES, isChoice } from './choice';

/*
 * The choice stands behind the `#`: the query belongs to the screens, which write it anew with each step, and the
 * router takes no notice of what is behind the `#`.
 */
let shown: string | null = null;

/** Puts back what navigation took from the address. */
export function keepInAddress() {
  const url = new URL(window.location.href);
  if (shown === null || url.hash === shown || (url.hash && !isChoice(url.hash))) return;
  for (const name of CHOICE_NAMES) if (url.searchParams.has(name)) url.searchParams.delete(name);
  url.hash = shown;
  window.history.replaceState(window.history.state, '', url);
}

/** Shows the choice, as `written` has it, in this address and all that follow. */
export function showInAddress(choice: string) {
  shown = choice;
  keepInAddress();
}
