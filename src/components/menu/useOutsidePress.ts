import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `onPress` when a pointer is pressed anywhere outside of these two elements. */
export function useOutsidePress(
  menu: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  onPress: () => void,
) {
  const press = useEffectEvent((event: PointerEvent) => {
    const target = event.target as Node;
    if (!menu.current?.contains(target) && !anchor.current?.contains(target)) onPress();
  });
  useEffect(() => {
    const listener = (event: PointerEvent) => press(event);
    document.addEventListener('pointerdown', listener, true);
    return () => document.removeEventListener('pointerdown', listener, true);
  }, []);
}
