import { type CallError } from './errors';
import { makeSource } from './source';

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

let count = 0;
const { subscribe, current, change } = makeSource<readonly CallEntry[]>([]);

/** The last calls of this session, newest first, for who asks: loads fail without a word. Not in the store. */
export const callLog = { subscribe, entries: current, clear: () => change([]) };

const outcomeOf = (error: CallError | undefined) => {
  if (!error) return 'ok';
  return error.kind === 'refused' ? `refused, ${error.status}` : error.kind;
};

export function noteCall(path: string, startedAt: number, error: CallError | undefined) {
  count += 1;
  const entry = { number: count, startedAt, path, outcome: outcomeOf(error), duration: Date.now() - startedAt };
  change([entry, ...current().slice(0, MOST - 1)]);
}
