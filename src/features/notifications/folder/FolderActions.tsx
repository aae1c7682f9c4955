import { Pencil, Trash } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { RowMenu } from '@/components/menu/RowMenu';
import { type NotificationFolder } from '@/services/notificationTypes';
import { dialogOpened, type NotificationsDialog } from '../notificationsScreen';

export function FolderActions({ folder: { id, name } }: { folder: NotificationFolder }) {
  const dispatch = useDispatch();
  const open = (kind: NotificationsDialog['kind']) => () => dispatch(dialogOpened({ kind, id }));
  return (
    <RowMenu
      label={`Actions for ${titleOf(name)}`}
      items={[
        { label: 'Edit', icon: <Pencil aria-hidden />, onSelect: open('editFolder') },
        'divider',
        { label: 'Delete', icon: <Trash aria-hidden />, onSelect: open('deleteFolder'), tone: 'danger' },
      ]}
    />
  );
}
