import { type CallError } from './errors';

/** One call of this session, without what was sent or answered. */
export interface CallEntry {
  /** Counts from 1. */
  number: number;
  /** Milliseconds since 1970. */
  startedAt: number;
  path: string;
  /** `ok`, or what went wrong in a word, with the status of a refusal. */
  outcome: string;
  /** Milliseconds until the answer was read. */
  duration: number;
}

const MOST = 200;

let entries: readonly CallEntry[] = [];
let count = 0;
const listeners = new Set<() => void>();

function change(next: readonly CallEntry[]) {
  entries = next;
  listeners.forEach((listener) => listener());
}

/** The last calls of this session, newest first, for who asks: loads fail without a word (§8). Not in the store. */
export const callLog = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  entries: () => entries,
  clear: () => change([]),
};

const outcomeOf = (error: CallError | undefined) => {
  if (!error) return 'ok';
  return error.kind === 'refused' ? `refused, ${error.status}` : error.kind;
};

export function noteCall(path: string, startedAt: number, error: CallError | undefined) {
  count += 1;
  const entry = { number: count, startedAt, path, outcome: outcomeOf(error), duration: Date.now() - startedAt };
  change([entry, ...entries.slice(0, MOST - 1)]);
}
