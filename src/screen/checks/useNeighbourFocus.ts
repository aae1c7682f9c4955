import { useEffect, useRef } from 'react';

/**
 * A ref for the list of findings. The page takes the focus when what had it is removed; from there it goes on to the
 * row in which it was, or to the one that is in its place now.
 */
export function useNeighbourFocus() {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let focused: HTMLElement | null = null;
    let at = -1;
    const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('.finding:not(.is-over)') ?? [])];
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      if (list.current?.contains(target)) {
        focused = target;
        at = rows().findIndex((row) => row.contains(target));
      } else if (target.localName === 'main' && focused && !focused.isConnected) {
        focused = null;
        const left = rows();
        left[Math.min(at, left.length - 1)]?.querySelector<HTMLElement>('button, a')?.focus();
      }
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  return list;
}
