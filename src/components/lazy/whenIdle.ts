/** Returns what the person waits for, or undefined if that is nothing. */
type Awaited = () => Promise<unknown> | undefined;

let awaited: Awaited = () => undefined;

/** Sets what idle work waits for. */
export const idleAfter = (next: Awaited) => {
  awaited = next;
};

const idle = (run: () => void) =>
  'requestIdleCallback' in window ? void requestIdleCallback(run) : void setTimeout(run, 1000);

/** Runs when the browser is idle and nothing is awaited that a fetch would delay. */
export const whenIdle = (run: () => void) =>
  idle(() => {
    const first = awaited();
    if (first) void first.then(() => idle(run));
    else run();
  });
