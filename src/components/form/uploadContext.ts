import { createContext } from 'react';

/** A form that is on its way. */
interface Upload {
  /** The share that has left, from 0 to 1. */
  sent: number;
  /** Undefined once all has left. */
  cancel?: () => void;
}

export interface UploadSource {
  subscribe: (listener: () => void) => () => void;
  current: () => Upload | null;
}

/** Where a form's dialog learns how far its files are; the app gives it. */
export const UploadContext = createContext<UploadSource>({ subscribe: () => () => undefined, current: () => null });
