import { showAlert } from '@/components/notify/alert';
import { failureMessage } from '@/services/http/errors';

/** Shows `text` in an alert for a failed call, unless its failure is not shown, such as one after a logout. */
export function alertFailure(error: unknown, text: string): void {
  if (failureMessage(error) !== null) showAlert(text);
}
