import { createContext } from 'react';

/** A call that has had no answer for a long time. */
interface LateCall {
  /** When it was sent, in milliseconds since 1970. */
  startedAt: number;
  /** Ends the call as a failure for which no message is shown. */
  stopWaiting: () => void;
}

export interface LateSource {
  subscribe: (listener: () => void) => () => void;
  current: () => readonly LateCall[];
}

const NONE: readonly LateCall[] = [];

/** Tells a busy dialog which calls are late. The app provides it. */
export const LateContext = createContext<LateSource>({ subscribe: () => () => undefined, current: () => NONE });
