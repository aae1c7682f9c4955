import { useEffect, useState } from 'react';
import { NavigationType } from 'react-router-dom';
import { useHeldStep } from '@/screen/navigation/useHeldStep';
import { isReloading } from '@/components/error/reload';

/**
 * Asks before typed work is lost: `leave` closes at once if nothing changed; a change of route (or a step back) and
 * closing the tab are held up while something has. `discard` and `stay` answer the question `isAsking`.
 */
export function useSafeExit(hasChanges: boolean, onClose: () => void) {
  const [isDismissed, setDismissed] = useState(false);
  const heldStep = useHeldStep(
    ({ from, to, action }) => hasChanges && (from.pathname !== to.pathname || action === NavigationType.Pop),
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
    isAsking: isDismissed || heldStep !== null,
    leave: () => (hasChanges ? setDismissed(true) : onClose()),
    discard: () => {
      heldStep?.proceed();
      onClose();
    },
    stay: () => {
      heldStep?.giveUp();
      setDismissed(false);
    },
  };
}
