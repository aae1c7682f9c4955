import { PATIENCE_MS } from './patience';
import { type Call } from './request';
import { makeSource } from '@/lib/source';

/** A change without an answer for so long that whoever waits is offered to stop (docs/behaviour.md). */
interface LateChange {
  /** When it was sent, in milliseconds since 1970. */
  startedAt: number;
  call: Call;
  stopWaiting: () => void;
}

/** The late mutations, for the dialog that waits. */
export const lateChanges = makeSource<readonly LateChange[]>([]);

/** Tracks the wait for one mutation's answer. */
export function makeWait(startedAt: number, call: Call) {
  let stopWaiting = () => {};
  const stopped = new Promise<void>((resolve) => (stopWaiting = resolve));
  const entry = { startedAt, call, stopWaiting };
  const { current, change } = lateChanges;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    /** Resolves when the person stops waiting. */
    stopped,
    /** Call it when the request has been sent completely. */
    begin: () => {
      clearTimeout(timer);
      timer = setTimeout(() => change([...current(), entry]), PATIENCE_MS);
    },
    /** Call it when an answer came, or nobody waits any more. */
    end: () => {
      clearTimeout(timer);
      if (current().includes(entry)) change(current().filter((other) => other !== entry));
    },
  };
}

export type Wait = ReturnType<typeof makeWait>;
