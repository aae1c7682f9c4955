import { PATIENCE_MS } from './patience';
import { makeSource } from './source';

/** A change without an answer for so long that whoever waits for it is offered to stop. */
interface LateChange {
  /** When it was asked for, in milliseconds since 1970. */
  startedAt: number;
  stopWaiting: () => void;
}

/** For the dialog that waits. */
export const lateChanges = makeSource<readonly LateChange[]>([]);

/** The wait for one change's answer. */
export function makeWait(startedAt: number) {
  let stopWaiting = () => {};
  const stopped = new Promise<void>((resolve) => (stopWaiting = resolve));
  const entry = { startedAt, stopWaiting };
  const { current, change } = lateChanges;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    /** Resolves where the person stopped it. */
    stopped,
    /** All of it has left. */
    begin: () => {
      clearTimeout(timer);
      timer = setTimeout(() => change([...current(), entry]), PATIENCE_MS);
    },
    /** An answer came, or nobody waits for it any more. */
    end: () => {
      clearTimeout(timer);
      if (current().includes(entry)) change(current().filter((other) => other !== entry));
    },
  };
}

export type Wait = ReturnType<typeof makeWait>;
