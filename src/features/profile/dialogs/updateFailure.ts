import { isSilent, type CallError } from '@/services/http/errors';

/** What is said where the server answered, but not that the profile was updated. */
export const refusalText = (message: string) => message || 'An error occurred while updating profile.';

/** The server's own words where it refused; null where nothing is to be said. */
export function updateFailure(error: unknown): string | null {
  const failure = error as CallError;
  if (isSilent(failure)) return null;
  return failure.kind === 'refused' ? refusalText(failure.message) : 'Failed to update profile.';
}
