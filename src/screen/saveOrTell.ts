import { notifyError } from '@/components/notify/notify';
import { failureMessage } from '@/services/http/errors';

/** Waits for a change that the person asked for: goes on when it succeeded, else shows why it did not. */
export async function saveOrTell(change: PromiseLike<{ error?: unknown }>, onSuccess?: () => unknown): Promise<void> {
  const { error } = await change;
  if (error) notifyError(failureMessage(error));
  else await onSuccess?.();
}
