import { createContext } from 'react';

/** A call without an answer for long. */
interface LateCall {
  /** When it was begun, in milliseconds since 1970. */
  startedAt: number;
  /** Its work then goes on as after a failure of which nothing is to be told. */
  stopWaiting: () => void;
}

export interface LateSource {
  subscribe: (listener: () => void) => () => void;
  current: () => readonly LateCall[];
}

const NONE: readonly LateCall[] = [];

/** Where a busy dialog learns that no answer comes; the app gives it. */
export const LateContext = createContext<LateSource>({ subscribe: () => () => undefined, current: () => NONE });
