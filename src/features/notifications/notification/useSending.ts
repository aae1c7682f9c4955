import { useSendNotificationMutation } from '@/services/notifications';
import { type Notification } from '@/services/notificationTypes';

/** Sends a notification. By a key: its row, and whoever left the screen and came back, know that it is being sent. */
export function useSending({ id }: Notification) {
  const [send, { isLoading }] = useSendNotificationMutation({ fixedCacheKey: `send ${id}` });
  return { send: () => send(id), isSending: isLoading };
}
