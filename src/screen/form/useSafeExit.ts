import { useEffect, useState, useEffectEvent } from 'react';
import { NavigationType } from 'react-router-dom';
import { askBeforeUnload } from '@/components/error/reload';
import { useAppRouter } from '../navigation/routerContext';
import { type HeldStep, type Step } from '../navigation/steps';

/**
 * Asks before changes are lost: `leave` closes at once if nothing has changed; otherwise it, navigation and closing the
 * tab are blocked by a question. `isAsking` is whether it is open; `discard` and `stay` answer it.
 */
export function useSafeExit(hasChanges: boolean, onClose: () => void) {
  const router = useAppRouter();
  const [isDismissed, setDismissed] = useState(false);
  const [held, setHeld] = useState<HeldStep | null>(null);
  const isHeld = useEffectEvent(
    ({ from, to, action }: Step) => hasChanges && (from.pathname !== to.pathname || action === NavigationType.Pop),
  );
  useEffect(() => router.block({ isHeld: (step) => isHeld(step), onHeld: setHeld }), [router]);

  useEffect(() => {
    if (!hasChanges) return;
    window.addEventListener('beforeunload', askBeforeUnload);
    return () => window.removeEventListener('beforeunload', askBeforeUnload);
  }, [hasChanges]);

  return {
    isAsking: isDismissed || held !== null,
    leave: () => (hasChanges ? setDismissed(true) : onClose()),
    discard: () => {
      held?.proceed();
      onClose();
    },
    stay: () => {
      setHeld(null);
      setDismissed(false);
    },
  };
}
