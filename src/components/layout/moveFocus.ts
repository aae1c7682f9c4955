import { type KeyboardEvent } from 'react';

/**
 * Moves the focus among `items` by an arrow key (wrapping around), Home or End, and returns the item reached; any
 * other key is left alone.
 */
export function moveFocus(event: KeyboardEvent, items: HTMLElement[], keys: { back: string; on: string }) {
  const here = items.indexOf(document.activeElement as HTMLElement);
  const targets: Record<string, number> = {
    [keys.back]: here <= 0 ? items.length - 1 : here - 1,
    [keys.on]: (here + 1) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  const target = items[targets[event.key] ?? -1];
  if (!target) return undefined;
  event.preventDefault();
  target.focus();
  return target;
}
