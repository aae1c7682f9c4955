import { useDispatch } from 'react-redux';
import { figure } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { editMenu } from '@/components/menu/editMenu';
import { RowMenu } from '@/components/menu/RowMenu';
import { type Column } from '@/components/table/column';
import { NO_VALUE } from '@/components/table/texts';
import { type TableSpec } from '@/screen/list/tableContext';
import { searchRows } from '@/screen/listRows';
import { type NotificationFolder } from '@/services/notifications';
import { dialogOpened, type NotificationsDialog } from '../notificationsScreen';

const nameOf = ({ name }: NotificationFolder) => name;

/** A constant, so that a row re-renders only when its folder changes. */
const FOLDERS_COLUMNS: Column<NotificationFolder>[] = [
  {
    key: 'name',
    header: 'Folder',
    sort: nameOf,
    exported: nameOf,
    share: 60,
    cell: ({ name }) => titleOf(name),
  },
  {
    key: 'users',
    header: 'Users',
    sort: ({ userIds }) => userIds?.length ?? -1,
    exported: ({ userIds }) => userIds?.length ?? '',
    orders: ['Fewest users first', 'Most users first'],
    className: 'soft figures',
    inCard: 'labelled',
    cell: ({ userIds }) => figure(userIds?.length ?? NO_VALUE),
  },
  { key: 'actions', header: 'Actions', cell: (folder) => <FolderActions folder={folder} /> },
];

export const FOLDERS_TABLE: TableSpec<NotificationFolder> = {
  name: 'folders',
  label: 'Folders',
  noun: 'folder',
  columns: FOLDERS_COLUMNS,
  nameOf: ({ name }) => titleOf(name),
  search: (folders, search) => searchRows(folders, nameOf, search),
  exported: { name: 'notification-folders' },
};

function FolderActions({ folder: { id, name } }: { folder: NotificationFolder }) {
  const dispatch = useDispatch();
  const open = (kind: NotificationsDialog['kind']) => () => dispatch(dialogOpened({ kind, id }));
  return (
    <RowMenu
      label={`Actions for ${titleOf(name)}`}
      items={editMenu({ edit: open('editFolder'), remove: open('deleteFolder') })}
    />
  );
}
