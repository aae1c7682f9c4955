/** Returns what the person waits for, or undefined if that is nothing. */
type Awaited = () => Promise<unknown> | undefined;

let awaited: Awaited = () => undefined;

/** Sets what idle work waits for. */
export const idleAfter = (next: Awaited) => {
  awaited = next;
};

/** A page that is never idle still gets its counts, and the code that reports its failures. */
const LONGEST_MS = 3000;

const idle = (run: () => void) =>
  'requestIdleCallback' in window ? void requestIdleCallback(run, { timeout: LONGEST_MS }) : void setTimeout(run, 1000);

/** Runs when the browser is idle and nothing is awaited that a fetch would delay. */
export const whenIdle = (run: () => void) =>
  idle(() => {
    const first = awaited();
    if (first) void first.then(() => idle(run));
    else run();
  });
