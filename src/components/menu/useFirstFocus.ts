import { useEffect, type RefObject } from 'react';

/** Focuses the first or the last item when the menu opens. */
export function useFirstFocus(menu: RefObject<HTMLElement | null>, startAt: 'first' | 'last') {
  useEffect(() => {
    const items = menu.current?.querySelectorAll<HTMLElement>('button') ?? [];
    const checked = menu.current?.querySelector<HTMLElement>('[aria-checked=true]');
    const item = startAt === 'first' ? (checked ?? items[0]) : items[items.length - 1];
    item?.focus({ preventScroll: true });
  }, [menu, startAt]);
}
