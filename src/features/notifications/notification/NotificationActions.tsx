import { useDispatch } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { type MenuItem } from '@/components/menu/menuEntry';
import { RowMenu } from '@/components/menu/RowMenu';
import { RowButton } from '@/components/table/RowButton';
import { useSendNotificationMutation, type Notification } from '@/services/notifications';
import { dialogOpened, type NotificationsDialog } from '../notificationsScreen';
import { unsendableReason, wasSent } from '../notificationsRows';

/** Send, the most frequent action, is a button in the row; the other actions are in the menu. */
export function NotificationActions({ notification }: { notification: Notification }) {
  const { id, title } = notification;
  const dispatch = useDispatch();
  const { isSending } = useSending(notification);
  const open = (kind: NotificationsDialog['kind']) => () => dispatch(dialogOpened({ kind, id }));
  const isSecond = wasSent(notification);
  const offReason = unsendableReason(notification);
  const again: MenuItem = { label: 'Send again', icon: 'Send', onSelect: open('send'), offReason };
  return (
    <>
      {!isSecond && <RowButton label="Send" isBusy={isSending} offReason={offReason} onClick={open('send')} />}
      <RowMenu
        label={`Actions for ${titleOf(title)}`}
        isBusy={isSecond && isSending}
        items={[
          { label: 'Edit', icon: 'Pencil', onSelect: open('edit') },
          ...(isSecond ? [again] : []),
          'divider',
          { label: 'Delete', icon: 'Trash', onSelect: open('delete'), tone: 'danger' },
        ]}
      />
    </>
  );
}

/** Sends a notification. By the cache key its row, and the screen after a remount, can tell that it is being sent. */
export function useSending({ id }: Notification) {
  const [send, { isLoading }] = useSendNotificationMutation({ fixedCacheKey: `send ${id}` });
  return { send: () => send(id), isSending: isLoading };
}
