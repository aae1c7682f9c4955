import { pause } from '@/lib/pause';

/** Returns what the person waits for, or undefined if that is nothing. */
type Awaited = () => Promise<unknown> | undefined;

let awaited: Awaited = () => undefined;

/** Sets what idle work waits for. */
export const idleAfter = (next: Awaited) => {
  awaited = next;
};

const parts = new Set<Promise<void>>();

/** Lets idle work wait until the code of a part of the page has come, or has failed. */
export function idleAfterPart(code: Promise<void>) {
  const end = () => void parts.delete(settled);
  const settled = code.then(end, end);
  parts.add(settled);
}

/** A page that is never idle, or whose replies never come, still gets its counts and the code that reports its failures. */
const LONGEST_MS = 3000;

const idle = (run: () => void) =>
  'requestIdleCallback' in window ? void requestIdleCallback(run, { timeout: LONGEST_MS }) : void pause(1000).then(run);

/** Runs when the browser is idle and nothing is awaited that a fetch would delay. */
export function whenIdle(run: () => void) {
  const latest = performance.now() + LONGEST_MS;
  const attempt = () => {
    const left = latest - performance.now();
    const first = awaited() ?? (parts.size > 0 && Promise.all(parts));
    if (first && left > 0) void Promise.race([first, pause(left)]).then(() => idle(attempt));
    else run();
  };
  idle(attempt);
}
