import { useEffect, useRef, useState } from 'react';
import { notifyInfo } from '@/components/notify/notify';

/**
 * Says once that the list came which was asked for when its tab was entered (§2). `loadedAt` is when the list shown was
 * loaded: an older one, kept from before, and those that follow a change are not announced.
 */
export function useLoadToast(text: string, loadedAt: number | undefined) {
  const [loadedBefore] = useState(loadedAt);
  const isSaid = useRef(false);
  useEffect(() => {
    if (isSaid.current || loadedAt === undefined || loadedAt === loadedBefore) return;
    isSaid.current = true;
    notifyInfo(text);
  }, [text, loadedAt, loadedBefore]);
}
