import { Folder, FolderPlus } from 'react-bootstrap-icons';
import { AddButton } from '@/screen/AddButton';
import { type NotificationFolder } from '@/services/notificationTypes';
import { dialogOpened } from '../notificationsScreen';
import { TabTable } from '../TabTable';
import { type TableSpec } from '../tableSpec';
import { FOLDERS_COLUMNS } from './foldersColumns';

interface Props {
  /** Undefined until the first load succeeded. */
  folders: readonly NotificationFolder[] | undefined;
  isLoading: boolean;
}

export const FOLDERS_TABLE: TableSpec<NotificationFolder> = {
  label: 'Folders',
  noun: 'folder',
  columns: FOLDERS_COLUMNS,
  textOf: ({ name }) => name,
  sortValues: { name: ({ name }) => name, users: ({ userIds }) => userIds.length },
  emptyTitle: 'No folders found',
  icon: <Folder aria-hidden />,
  addButton: (
    <AddButton icon={FolderPlus} opens={dialogOpened({ kind: 'addFolder' })} className="btn-outline-secondary">
      Create Folder
    </AddButton>
  ),
};

export const FoldersTab = ({ folders, isLoading }: Props) => (
  <TabTable spec={FOLDERS_TABLE} rows={folders} isLoading={isLoading} />
);
