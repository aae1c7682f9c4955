import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `onPress` for a press of the pointer anywhere but on these two. */
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
