import { notifyError } from '@/components/notify/notify';
import { failureMessage } from '@/services/http/errors';

/** §8's text of a call that failed; nothing of one that ended with its session. */
export function notifyFailure(text: string, error: unknown) {
  if (failureMessage(error) !== null) notifyError(text);
}
