import { createContext } from 'react';

/**
 * Turns the browser's next Back into a call of `onBack`, until the returned function is called. The app provides it; without
 * it Back stays what it is.
 */
export type HoldBack = (onBack: () => void) => () => void;

export const HoldBackContext = createContext<HoldBack>(() => () => undefined);
