import { createContext } from 'react';

/** A form that is being sent. */
interface Upload {
  /** The share of its bytes that has been sent, from 0 to 1. */
  sent: number;
  /** Undefined once all bytes have been sent. */
  cancel?: () => void;
}

export interface UploadSource {
  subscribe: (listener: () => void) => () => void;
  current: () => Upload | null;
}

/** Tells a form's dialog the progress of its upload. The app provides it. */
export const UploadContext = createContext<UploadSource>({ subscribe: () => () => undefined, current: () => null });
