import { notifyError } from '@/components/notify/notify';
import { failureMessage } from '@/services/http/errors';

/** Awaits a mutation: runs the callback if it succeeded, else shows the error message. */
export async function saveOrTell(change: PromiseLike<{ error?: unknown }>, onSuccess?: () => unknown): Promise<void> {
  const { error } = await change;
  if (error) notifyError(failureMessage(error));
  else await onSuccess?.();
}
