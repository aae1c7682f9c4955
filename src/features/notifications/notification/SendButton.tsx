import { useDispatch } from 'react-redux';
import { useOneAtATime } from '@/components/dialog/useOneAtATime';
import { RowButton } from '@/components/table/RowButton';
import { useSendNotificationMutation } from '@/services/notifications';
import { useNotificationsReload } from '@/services/notificationsReload';
import { type Notification } from '@/services/notificationTypes';
import { dialogOpened } from '../notificationsScreen';
import { wasSent } from '../notificationsView';
import { notifyFailure } from '../notifyFailure';

/** One click sends; what was sent already is asked about first. */
export function SendButton({ notification }: { notification: Notification }) {
  const { id } = notification;
  const dispatch = useDispatch();
  // By a key: a row that left the screen and came back still knows that it is being sent.
  const [sendNotification, { isLoading }] = useSendNotificationMutation({ fixedCacheKey: `send ${id}` });
  const reload = useNotificationsReload();
  const { run, isBusy: isRunning } = useOneAtATime();
  const isBusy = isRunning || isLoading;
  const send = async () => {
    const { error } = await sendNotification(id);
    if (error) notifyFailure('Failed to send notification', error);
    else await reload(); // until the list says that it was sent, another click would send it once more
  };
  const press = () => {
    if (wasSent(notification)) dispatch(dialogOpened({ kind: 'send', id }));
    else if (!isBusy) void run(send);
  };
  return <RowButton label="Send" isBusy={isBusy} onClick={press} />;
}
