/** How a call can fail: the `error` in the cache and in the result of an awaited trigger. */
export type CallError =
  /** The server refused the call: an error status, or `success: false` in a 200 reply. */
  | { kind: 'refused'; status: number; message: string }
  /** No answer: offline, refused or dropped connection. */
  | { kind: 'unreachable' }
  /** A reply that is not JSON or does not have the expected shape. */
  | { kind: 'unreadable'; reason: string }
  /** The session ended before the answer came. */
  | { kind: 'ended' }
  /** The person stopped the upload. */
  | { kind: 'cancelled' }
  /** The person stopped waiting for an answer; it may still arrive. */
  | { kind: 'abandoned' };

/** Whether no message is shown for it. */
export const isSilent = ({ kind }: { kind?: CallError['kind'] }) =>
  kind === 'ended' || kind === 'cancelled' || kind === 'abandoned';

/** Whether the server may have made the change although the call failed. */
export const isUnclear = ({ kind }: { kind?: CallError['kind'] }) =>
  kind === 'unreachable' || kind === 'unreadable' || kind === 'abandoned';

export const GENERAL_FAILURE = 'Something went wrong. Please try again.';

/** The sentence a failed change shows (docs/behaviour.md), or null where nothing is to be shown. */
export function failureMessage(error: unknown): string | null {
  const failure = error as { kind?: CallError['kind']; message?: string };
  if (isSilent(failure)) return null;
  return (failure.kind === 'refused' && failure.message) || GENERAL_FAILURE;
}

/** What a call of a round shows that failed: the `sentence` laid down for it, then the server's own words. */
export function roundFailure(error: unknown, sentence = ''): string | null {
  const told = failureMessage(error);
  if (!sentence || told === null) return told;
  return told === GENERAL_FAILURE ? sentence : `${sentence} ${told}`;
}
