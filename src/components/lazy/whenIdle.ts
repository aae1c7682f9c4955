/** Runs when the browser is idle. */
export const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? void requestIdleCallback(run) : void setTimeout(run, 1000);
