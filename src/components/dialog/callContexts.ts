import { createContext } from 'react';
import { makeSource, type Source } from '@/lib/source';

/** A call that has had no answer for a long time. */
interface LateCall {
  /** When it was sent, in milliseconds since 1970. */
  startedAt: number;
  /** Ends the call as a failure for which no message is shown. */
  stopWaiting: () => void;
}

/** A form that is being sent. */
interface Upload {
  /** The share of its bytes that has been sent, from 0 to 1. */
  sent: number;
  /** Undefined once all bytes have been sent. */
  cancel?: () => void;
}

/** Tells a busy dialog which calls are late. The app provides it. */
export const LateContext = createContext<Source<readonly LateCall[]>>(makeSource<readonly LateCall[]>([]));

/** Tells a form's dialog the progress of its upload. The app provides it. */
export const UploadContext = createContext<Source<Upload | null>>(makeSource<Upload | null>(null));
