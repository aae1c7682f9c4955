import { useEffect, useState } from 'react';
import { NavigationType, useBlocker } from 'react-router-dom';
import { isReloading } from '@/components/error/reload';

/**
 * Asks before typed work is lost: `leave` closes at once if nothing changed; a change of route (or a step back) and
 * closing the tab are held up while something has. `discard` and `stay` answer the question `isAsking`.
 */
export function useSafeExit(hasChanges: boolean, onClose: () => void) {
  const [isDismissed, setDismissed] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      hasChanges && (currentLocation.pathname !== nextLocation.pathname || historyAction === NavigationType.Pop),
  );

  useEffect(() => {
    if (!hasChanges) return;
    const hold = (event: BeforeUnloadEvent) => {
      if (!isReloading()) event.preventDefault();
    };
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [hasChanges]);

  return {
    isAsking: isDismissed || blocker.state === 'blocked',
    leave: () => (hasChanges ? setDismissed(true) : onClose()),
    discard: () => {
      if (blocker.state === 'blocked') blocker.proceed();
      onClose();
    },
    stay: () => {
      if (blocker.state === 'blocked') blocker.reset();
      setDismissed(false);
    },
  };
}
