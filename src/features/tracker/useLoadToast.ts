import { useEffect, useRef, useState } from 'react';
import { notifyInfo } from '@/components/notify/notify';

/**
 * Shows `text` once, when the load on entering a tab has succeeded. `loadedAt` is when the shown list was loaded: neither an
 * older cached list nor a later load is announced (docs/behaviour.md).
 */
export function useLoadToast(text: string, loadedAt: number | undefined) {
  const [loadedBefore] = useState(loadedAt);
  const isShown = useRef(false);
  useEffect(() => {
    if (isShown.current || loadedAt === undefined || loadedAt === loadedBefore) return;
    isShown.current = true;
    notifyInfo(text);
  }, [text, loadedAt, loadedBefore]);
}
