import { useEffect, useEffectEvent, useState } from 'react';
import { type HeldStep, type Step } from './appRouter';
import { useAppRouter } from './AppRouterView';

/** The navigation that `isHeld` has blocked, until it proceeds or is cancelled; null if there is none. */
export function useHeldStep(isHeld: (step: Step) => boolean) {
  const router = useAppRouter();
  const [held, setHeld] = useState<HeldStep | null>(null);
  const decide = useEffectEvent(isHeld);
  useEffect(() => router.block({ isHeld: (step) => decide(step), onHeld: setHeld }), [router]);
  return held && { proceed: held.proceed, giveUp: () => setHeld(null) };
}
