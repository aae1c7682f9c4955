import { useSyncExternalStore } from 'react';

const phone = () => window.matchMedia('(max-width: 575.98px)');

/** Whether the window is as narrow as a phone, by the limit of the style sheets. */
export const isPhone = () => phone().matches;

function subscribe(onChange: () => void) {
  const query = phone();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The same for what a component renders; where a style sheet can decide, leave it to that. */
export const usePhone = () => useSyncExternalStore(subscribe, isPhone);
