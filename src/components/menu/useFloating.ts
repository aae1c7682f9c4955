import { useLayoutEffect, useRef, type RefObject, useEffect, useEffectEvent } from 'react';

const GAP = 4;
const EDGE = 8;

/**
 * Positions the menu below its anchor, their right or left edges aligned; above it if there is no space below; always
 * inside the viewport.
 */
export function useFloating<Menu extends HTMLElement>(
  anchor: RefObject<HTMLElement | null>,
  side: 'left' | 'right' = 'right',
) {
  const menu = useRef<Menu>(null);
  useLayoutEffect(() => {
    const updatePosition = () => {
      if (!menu.current || !anchor.current) return;
      const { offsetWidth: width, offsetHeight: height, style } = menu.current;
      const at = anchor.current.getBoundingClientRect();
      const below = at.bottom + GAP;
      const above = at.top - GAP - height;
      const hasRoomBelow = below + height <= window.innerHeight - EDGE;
      const top = hasRoomBelow || above < EDGE ? Math.min(below, window.innerHeight - EDGE - height) : above;
      style.top = `${Math.max(EDGE, top)}px`;
      const right = side === 'right' ? at.right : at.left + width;
      style.left = `${Math.max(EDGE, Math.min(right, window.innerWidth - EDGE) - width)}px`;
    };
    updatePosition();
    document.addEventListener('scroll', updatePosition, true);
    window.addEventListener('resize', updatePosition);
    return () => {
      document.removeEventListener('scroll', updatePosition, true);
      window.removeEventListener('resize', updatePosition);
    };
  }, [anchor, side]);

  return menu;
}

/** Calls `onPress` with what is pressed by a pointer outside of these two elements. */
export function useOutsidePress(
  menu: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  onPress: (target: Element) => void,
) {
  const press = useEffectEvent((event: PointerEvent) => {
    const target = event.target as Element;
    if (!menu.current?.contains(target) && !anchor.current?.contains(target)) onPress(target);
  });
  useEffect(() => {
    const listener = (event: PointerEvent) => press(event);
    document.addEventListener('pointerdown', listener, true);
    return () => document.removeEventListener('pointerdown', listener, true);
  }, []);
}
