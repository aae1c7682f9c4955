import { useSendNotificationMutation } from '@/services/notifications';
import { type Notification } from '@/services/notificationTypes';

/** Sends a notification. By the cache key its row, and the screen after a remount, can tell that it is being sent. */
export function useSending({ id }: Notification) {
  const [send, { isLoading }] = useSendNotificationMutation({ fixedCacheKey: `send ${id}` });
  return { send: () => send(id), isSending: isLoading };
}
