import { createContext, use, useEffect, useEffectEvent } from 'react';

/**
 * Turns the browser's next Back into a call of `onBack`, until the returned function is called. The app provides it; without
 * it Back stays what it is.
 */
export type HoldBack = (onBack: () => void) => () => void;

export const HoldBackContext = createContext<HoldBack>(() => () => undefined);

/** Back closes what is a sheet on a phone, as if it were a page. */
export function useBackToClose(isSheet: boolean, close: () => void) {
  const holdBack = use(HoldBackContext);
  const onBack = useEffectEvent(close);
  useEffect(() => (isSheet ? holdBack(() => onBack()) : undefined), [isSheet, holdBack]);
}
