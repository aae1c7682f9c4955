import { useSendNotificationMutation } from '@/services/notifications';
import { type Notification } from '@/services/notificationTypes';

/** Sends a notification. The cache key tells its row and later mounts of the screen that it is being sent. */
export function useSending({ id }: Notification) {
  const [send, { isLoading }] = useSendNotificationMutation({ fixedCacheKey: `send ${id}` });
  return { send: () => send(id), isSending: isLoading };
}
