import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { draftTitles, DRAFTS_CHANGED, dropDraft } from './drafts';

const REMOVED = 'draft-removed';

function subscribe(listener: () => void) {
  window.addEventListener(DRAFTS_CHANGED, listener);
  return () => window.removeEventListener(DRAFTS_CHANGED, listener);
}

/** The titles of the dialogs of whose forms this tab keeps a draft. */
export const useKeptDrafts = () =>
  useSyncExternalStore(subscribe, () => draftTitles().join('\n'))
    .split('\n')
    .filter(Boolean);

/** Forgets a draft; a form that still shows it is emptied too, else it would keep it anew. */
export function removeDraft(title: string) {
  dropDraft(title);
  window.dispatchEvent(new CustomEvent(REMOVED, { detail: title }));
}

/** Runs when somebody removes the draft of the form with this title. */
export function useDraftRemoved(title: string, act: () => void) {
  const hear = useEffectEvent((event: Event) => {
    if ((event as CustomEvent<string>).detail === title) act();
  });
  useEffect(() => {
    const listener = (event: Event) => hear(event);
    window.addEventListener(REMOVED, listener);
    return () => window.removeEventListener(REMOVED, listener);
  }, []);
}
