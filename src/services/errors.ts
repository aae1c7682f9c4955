/** How a call can fail, as it stands in the cache and in the result of an awaited trigger. */
export type CallError =
  /** The server answered and said no: an error status, or `success: false` in a 200 reply. */
  | { kind: 'refused'; status: number; message: string }
  /** No answer: offline, refused or dropped connection. */
  | { kind: 'unreachable' }
  /** An answer that is not JSON or not what the area needs. */
  | { kind: 'unreadable'; reason: string }
  /** The session ended before the answer came; there is nobody left to tell. */
  | { kind: 'ended' };

export const GENERAL_FAILURE = 'Something went wrong. Please try again.';

/** The sentence a failed change shows (readings, "A failed call"), or null where nothing is to be shown. */
export function failureMessage(error: unknown): string | null {
  const { kind, message } = error as { kind?: CallError['kind']; message?: string };
  if (kind === 'ended') return null;
  return (kind === 'refused' && message) || GENERAL_FAILURE;
}
