import { useEffect, useEffectEvent } from 'react';

/** Closes a dialog about a row that does not exist, so that an old link opens nothing and leaves the address. */
export function useClosedIfGone(isGone: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isGone) close();
  }, [isGone]);
}
