import { useCallback } from 'react';
import { NavigationType } from 'react-router-dom';
import { type HoldBack } from '@/components/menu/holdBack';
import { useAppRouter } from './AppRouterView';

/** Lets an open menu take the browser's Back, as if it were a page. */
export function useHoldBack(): HoldBack {
  const router = useAppRouter();
  return useCallback(
    (onBack) => router.block({ isHeld: ({ action }) => action === NavigationType.Pop, onHeld: onBack }),
    [router],
  );
}
