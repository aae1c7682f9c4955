import { useEffect, useState, useEffectEvent } from 'react';
import { NavigationType } from 'react-router-dom';
import { isReloading } from '@/components/error/reload';
import { useAppRouter } from '../navigation/AppRouterView';
import { type HeldStep, type Step } from '../navigation/steps';

/**
 * Asks before changes are lost: `leave` closes at once if nothing has changed; otherwise it, navigation and closing the
 * tab are blocked by a question. `isAsking` is whether it is open; `discard` and `stay` answer it.
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

/** The navigation that `isHeld` has blocked, until it proceeds or is cancelled; null if there is none. */
function useHeldStep(isHeld: (step: Step) => boolean) {
  const router = useAppRouter();
  const [held, setHeld] = useState<HeldStep | null>(null);
  const decide = useEffectEvent(isHeld);
  useEffect(() => router.block({ isHeld: (step) => decide(step), onHeld: setHeld }), [router]);
  return held && { proceed: held.proceed, giveUp: () => setHeld(null) };
}
