const PATIENCE_S = 30;

/** What the report says of a call that was given up. */
export const NO_ANSWER = `no answer within ${PATIENCE_S} s`;

/** From now on each call is given up after so long, as the panel itself waits for ever. Returns a function that ends it. */
export function giveUpLate(milliseconds = PATIENCE_S * 1000) {
  const send = globalThis.fetch;
  globalThis.fetch = (url, options) => send(url, { ...options, signal: AbortSignal.timeout(milliseconds) });
  return () => void (globalThis.fetch = send);
}

export const isGivenUp = (error: unknown) => (error as Error).name === 'TimeoutError';
