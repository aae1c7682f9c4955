import { showAlert } from '@/components/notify/alert';
import { failureMessage } from '@/services/http/errors';

/** Says the text that §8 gives for a failed call, unless the session ended meanwhile and nobody is left to tell. */
export function alertFailure(error: unknown, text: string): void {
  if (failureMessage(error) !== null) showAlert(text);
}
