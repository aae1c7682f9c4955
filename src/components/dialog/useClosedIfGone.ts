import { useEffect, useEffectEvent } from 'react';

/** For a dialog about a row: if the row is gone, a link to the dialog opens nothing, and the address forgets it. */
export function useClosedIfGone(isGone: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isGone) close();
  }, [isGone]);
}
