import { Pencil, Trash } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { RowMenu } from '@/components/menu/RowMenu';
import { type Notification } from '@/services/notificationTypes';
import { dialogOpened, type NotificationsDialog } from '../notificationsScreen';
import { SendButton } from './SendButton';

/** Send, which one does most, stands in the row; the rest is in its menu. */
export function NotificationActions({ notification }: { notification: Notification }) {
  const { id, title } = notification;
  const dispatch = useDispatch();
  const open = (kind: NotificationsDialog['kind']) => () => dispatch(dialogOpened({ kind, id }));
  return (
    <>
      <SendButton notification={notification} />
      <RowMenu
        label={`Actions for ${titleOf(title)}`}
        items={[
          { label: 'Edit', icon: <Pencil aria-hidden />, onSelect: open('edit') },
          'divider',
          { label: 'Delete', icon: <Trash aria-hidden />, onSelect: open('delete'), tone: 'danger' },
        ]}
      />
    </>
  );
}
