import { useEffect, useEffectEvent } from 'react';
import { type ToastTransitionProps } from 'react-toastify/unstyled';

/**
 * A toast enters by the style sheet's animation and is removed at once. The library's own transitions wait for the end
 * of an animation that never starts under `prefers-reduced-motion`, so the toast would never be removed.
 */
export function ToastMotion(toast: ToastTransitionProps) {
  const { isIn, children } = toast;
  const follow = useEffectEvent((isComing: boolean) => (isComing ? toast.playToast() : toast.done()));
  useEffect(() => follow(isIn), [isIn]);
  return children;
}
