import { Folder } from 'react-bootstrap-icons';
import { type NotificationFolder } from '@/services/notificationTypes';
import { CreateFolderButton } from '../AddButtons';
import { TabTable } from '../TabTable';
import { type TableSpec } from '../tableSpec';
import { FOLDERS_COLUMNS } from './foldersColumns';

interface Props {
  /** Undefined until the first load went through. */
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
  addButton: <CreateFolderButton />,
};

/** The audiences that notifications are sent to. */
export const FoldersTab = ({ folders, isLoading }: Props) => (
  <TabTable spec={FOLDERS_TABLE} rows={folders} isLoading={isLoading} />
);
