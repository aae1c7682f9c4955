/** How a call can fail, as it stands in the cache and in the result of an awaited trigger. */
export type CallError =
  /** The server answered and said no: an error status, or `success: false` in a 200 reply. */
  | { kind: 'refused'; status: number; message: string }
  /** No answer: offline, refused or dropped connection. */
  | { kind: 'unreachable' }
  /** An answer that is not JSON or not what the area needs. */
  | { kind: 'unreadable'; reason: string }
  /** The session ended before the answer came; there is nobody left to tell. */
  | { kind: 'ended' }
  /** The person stopped it while it was being sent. */
  | { kind: 'cancelled' }
  /** The person stopped waiting for an answer; it may still arrive. */
  | { kind: 'abandoned' };

/** Whether nothing is to be said of it. */
export const isSilent = ({ kind }: { kind?: CallError['kind'] }) =>
  kind === 'ended' || kind === 'cancelled' || kind === 'abandoned';

/** Whether a change that failed may have happened all the same. */
export const isUnclear = ({ kind }: { kind?: CallError['kind'] }) =>
  kind === 'unreachable' || kind === 'unreadable' || kind === 'abandoned';

export const GENERAL_FAILURE = 'Something went wrong. Please try again.';

/** The sentence a failed change shows (readings, "A failed call"), or null where nothing is to be shown. */
export function failureMessage(error: unknown): string | null {
  const failure = error as { kind?: CallError['kind']; message?: string };
  if (isSilent(failure)) return null;
  return (failure.kind === 'refused' && failure.message) || GENERAL_FAILURE;
}
