import { useEffect, useEffectEvent } from 'react';
import { type ToastTransitionProps } from 'react-toastify/unstyled';

/**
 * A toast comes by the stylesheet's own animation and goes at once. The library's transitions wait for an animation to
 * end, which under `prefers-reduced-motion` never begins: such a toast would never go.
 */
export function ToastMotion(toast: ToastTransitionProps) {
  const { isIn, children } = toast;
  const follow = useEffectEvent((isComing: boolean) => (isComing ? toast.playToast() : toast.done()));
  useEffect(() => follow(isIn), [isIn]);
  return children;
}
