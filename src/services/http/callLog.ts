import { type CallError } from './errors';
import { makeSource } from '@/lib/source';
import { type AllUnread } from './unread';

/** One call of this session, without its body and its reply. */
export interface CallEntry {
  /** Counts from 1. */
  number: number;
  /** Milliseconds since 1970. */
  startedAt: number;
  path: string;
  endpoint: string;
  /** `ok`, or the kind of failure, with the status of a refusal. */
  outcome: string;
  /** Milliseconds until the answer was read. */
  duration: number;
  /** What of the reply could not be read as it is. */
  unread: AllUnread;
}

const MOST = 200;

let count = 0;
/** When it was last cleared, as a session ended; a call that began before is none of this one. */
let clearedAt = 0;
const { subscribe, current, change } = makeSource<readonly CallEntry[]>([]);

/** The last calls of this session, newest first, because loads fail without a message. Not in the store. */
export const callLog = {
  subscribe,
  entries: current,
  clear() {
    clearedAt = Date.now();
    change([]);
  },
};

const outcomeOf = (error: CallError | undefined) => {
  if (!error) return 'ok';
  return error.kind === 'refused' ? `refused, ${error.status}` : error.kind;
};

export function noteCall(
  path: string,
  endpoint: string,
  startedAt: number,
  error: CallError | undefined,
  unread: AllUnread,
) {
  if (startedAt < clearedAt) return;
  count += 1;
  const entry = {
    number: count,
    startedAt,
    path,
    endpoint,
    outcome: outcomeOf(error),
    duration: Date.now() - startedAt,
    unread,
  };
  change([entry, ...current().slice(0, MOST - 1)]);
}
