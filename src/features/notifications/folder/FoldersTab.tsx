import { Folder, FolderPlus } from 'react-bootstrap-icons';
import { type ExportColumn } from '@/components/export/table';
import { type Loaded } from '@/lib/loaded';
import { AddButton } from '@/screen/AddButton';
import { type NotificationFolder } from '@/services/notificationTypes';
import { dialogOpened } from '../notificationsScreen';
import { TabTable } from '../TabTable';
import { type TableSpec } from '../tableSpec';
import { FOLDERS_COLUMNS } from './foldersColumns';

interface Props {
  folders: Loaded<readonly NotificationFolder[]>;
  isLoading: boolean;
}

const EXPORTED: ExportColumn<NotificationFolder>[] = [
  { header: 'Folder', of: 'name', value: ({ name }) => name },
  { header: 'Users', of: 'users', value: ({ userIds }) => userIds?.length ?? '' },
];

export const FOLDERS_TABLE: TableSpec<NotificationFolder> = {
  label: 'Folders',
  noun: 'folder',
  table: { name: 'folders', columns: FOLDERS_COLUMNS },
  exported: { name: 'notification-folders', columns: EXPORTED },
  textOf: ({ name }) => name,
  sortValues: { name: ({ name }) => name, users: ({ userIds }) => userIds?.length ?? -1 },
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
