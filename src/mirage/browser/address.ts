import { CHOICE_PARAMS, isChoiceHash } from './choice';

/*
 * The choice is in the hash, because the screens rewrite the query on each step, while the router ignores the hash.
 */
let shown: string | null = null;

/** Restores the choice after a navigation has removed it from the address. */
export function keepInAddress() {
  const url = new URL(window.location.href);
  if (shown === null || url.hash === shown || (url.hash && !isChoiceHash(url.hash))) return;
  for (const name of CHOICE_PARAMS) if (url.searchParams.has(name)) url.searchParams.delete(name);
  url.hash = shown;
  window.history.replaceState(window.history.state, '', url);
}

/** Adds the hash of a choice to this address and to all that follow. */
export function showInAddress(choice: string) {
  shown = choice;
  keepInAddress();
}
