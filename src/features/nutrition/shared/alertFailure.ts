import { showAlert } from '@/components/notify/alert';
import { failureMessage } from '@/services/http/errors';

/** Shows `text` in an alert for a failed call, unless such a failure is not to be shown, such as after a logout. */
export function alertFailure(error: unknown, text: string): void {
  if (failureMessage(error) !== null) showAlert(text);
}
