import { notifyError } from '@/components/notify/notify';
import { failureMessage } from '@/services/http/errors';

/** Shows `text` for a failed call, unless its failure is not shown, such as one after a logout. */
export function notifyFailure(text: string, error: unknown) {
  if (failureMessage(error) !== null) notifyError(text);
}
