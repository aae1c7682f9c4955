import { isOnCard } from './card';

const LONG_MS = 500;
/** How far a resting finger strays, in px. */
const STRAY = 10;

/**
 * Calls `onPress` when a finger rests on the element for half a second: not where it moves, scrolls, is lifted before, is
 * joined by another, or rests on a control other than the one that the whole card is. The browser's own menu stays away,
 * and the click that some browsers send after it counts for nothing. Returns what ends it.
 */
export function onLongPress(element: HTMLElement, onPress: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let isDone = false;
  const listening = new AbortController();
  const { signal } = listening;

  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const down = ({ target, pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
    cancel();
    isDone = false;
    if (pointerType !== 'touch' || !isPrimary || !isOnCard(target as Element)) return;
    start = { x: clientX, y: clientY };
    timer = setTimeout(() => {
      timer = undefined;
      isDone = true;
      onPress();
    }, LONG_MS);
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - start.x, clientY - start.y) > STRAY) cancel();
  };
  /** Of a browser whose own long press is shorter than this one, and of one that is done. */
  const menu = (event: Event) => {
    if (timer || isDone) event.preventDefault();
  };
  const click = (event: MouseEvent) => {
    if (!isDone || event.detail === 0) return;
    isDone = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', cancel, { signal });
  element.addEventListener('pointercancel', cancel, { signal });
  element.addEventListener('contextmenu', menu, { signal });
  element.addEventListener('click', click, { signal, capture: true });
  return () => {
    cancel();
    listening.abort();
  };
}
