/** Runs when the browser has nothing else to do: for what nobody waits for. */
export const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? void requestIdleCallback(run) : void setTimeout(run, 1000);
