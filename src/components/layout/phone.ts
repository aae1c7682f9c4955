import { useSyncExternalStore } from 'react';

/** The style sheets' limits of width: whether the window is below one now, and the same for what a component renders. */
function narrowerThan(limit: number) {
  const query = () => window.matchMedia(`(max-width: ${limit - 0.02}px)`);
  const isNarrower = () => query().matches;
  function subscribe(onChange: () => void) {
    const asked = query();
    asked.addEventListener('change', onChange);
    return () => asked.removeEventListener('change', onChange);
  }
  return [isNarrower, () => useSyncExternalStore(subscribe, isNarrower)] as const;
}

/** Whether the window is as narrow as a phone; where a style sheet can decide, leave it to that. */
export const [isPhone, usePhone] = narrowerThan(576);

/** Whether the rows of a table are cards. */
export const [, useCards] = narrowerThan(768);
