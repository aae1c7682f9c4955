import { useState } from 'react';

/** What is counted from: one list, or one for each group. */
type Counted = 'users' | 'posts';

const keyOf = (counted: Counted) => `count ${counted}`;

function wasAsked(counted: Counted) {
  try {
    return sessionStorage.getItem(keyOf(counted)) !== null;
  } catch {
    return false;
  }
}

/**
 * Whether somebody pressed Count, after which it counts by itself for the rest of the session: in session storage, which
 * a sign-out clears. The function is the press.
 */
export function useCountAsked(counted: Counted) {
  const [isAsked, setAsked] = useState(() => wasAsked(counted));
  const ask = () => {
    setAsked(true);
    try {
      sessionStorage.setItem(keyOf(counted), '');
    } catch {
      // Blocked or full: it counts until the dashboard is left.
    }
  };
  return [isAsked, ask] as const;
}
