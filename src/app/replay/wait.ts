/** The browser's own timers: the clock of the report replaces those of the page. */
export const realSetTimeout = window.setTimeout.bind(window);
export const realClearTimeout = window.clearTimeout.bind(window);

const LOOK_MS = 20;

/** Waits in real time, whatever the clock of the report says. */
export const realPause = (milliseconds: number) =>
  new Promise<void>((resolve) => realSetTimeout(resolve, milliseconds));

/** Looks until it is so, but no longer than so many milliseconds. */
export async function within(most: number, isSo: () => boolean) {
  for (const end = performance.now() + most; !isSo() && performance.now() < end;) await realPause(LOOK_MS);
  return isSo();
}
