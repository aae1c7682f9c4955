import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { draftTitles, DRAFTS_CHANGED, dropDraft } from './drafts';

const REMOVED = 'draft-removed';

function subscribe(listener: () => void) {
  window.addEventListener(DRAFTS_CHANGED, listener);
  return () => window.removeEventListener(DRAFTS_CHANGED, listener);
}

/** The titles of the dialogs with a draft in this tab. */
export const useKeptDrafts = () =>
  useSyncExternalStore(subscribe, () => draftTitles().join('\n'))
    .split('\n')
    .filter(Boolean);

/** Removes a draft. A form that still shows it is reset too; otherwise it would store the draft again. */
export function removeDraft(title: string) {
  dropDraft(title);
  window.dispatchEvent(new CustomEvent(REMOVED, { detail: title }));
}

/** Calls back when the draft of the form with this title is removed. */
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
