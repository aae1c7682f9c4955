import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { firstToast } from './firstToast';

const load = () => import('./toasts');
const ToastStack = lazy(async () => ({ default: (await load()).ToastStack }));

const LOAD_AFTER_MS = 1500;

/** The place for toasts; `autoClose` in milliseconds (§9). Stands once in each layout. */
export function ToastHost({ autoClose }: { autoClose: number }) {
  const isWanted = useSyncExternalStore(firstToast.subscribe, firstToast.hasCome);

  // After the first screen, but long before it is needed: what says that the network is gone must not need it.
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return <Suspense>{isWanted && <ToastStack autoClose={autoClose} />}</Suspense>;
}
