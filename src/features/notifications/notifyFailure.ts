import { notifyError } from '@/components/notify/notify';
import { failureMessage } from '@/services/http/errors';

/** Shows `text` for a failed call, unless such a failure is not to be shown, such as after a logout. */
export function notifyFailure(text: string, error: unknown) {
  if (failureMessage(error) !== null) notifyError(text);
}
