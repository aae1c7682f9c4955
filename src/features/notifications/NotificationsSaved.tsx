import { useSelector } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { type Saved } from '@/screen/elsewhere/placeState';
import { tablePlace, type RecordPlace } from '@/screen/elsewhere/recordPlace';
import { SavedPlace } from '@/screen/elsewhere/SavedPlace';
import { searchRows, sortRows } from '@/screen/listView';
import { type Id } from '@/services/http/decode';
import { type Notification, type NotificationFolder } from '@/services/notificationTypes';
import { FOLDERS_TABLE } from './folder/FoldersTab';
import { NOTIFICATIONS_TABLE } from './notification/NotificationsTab';
import {
  notificationsScreen,
  notificationsUrlFields,
  selectNotificationsScreen,
  type NotificationsTab,
} from './notificationsScreen';
import { TAB_LABELS } from './NotificationsToolbar';
import { type TableSpec } from './tableSpec';

interface Props {
  saved: Saved;
  notifications: readonly Notification[] | undefined;
  folders: readonly NotificationFolder[] | undefined;
}

interface TabRows<Row> {
  tab: NotificationsTab;
  spec: TableSpec<Row>;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
}

/** Where the saved notification or folder is. */
export function NotificationsSaved({ saved, notifications = [], folders = [] }: Props) {
  const view = useSelector(selectNotificationsScreen);
  const placeIn = <Row extends { id: Id }>({ tab, spec, rows, nameOf }: TabRows<Row>) => {
    const isOpen = tab === view.tab;
    const shown = isOpen ? view : { ...view, search: '', page: 1, sort: null };
    const find = (search: string) => sortRows(searchRows(rows, spec.textOf, search), spec.sortValues, shown.sort);
    const place = tablePlace({ id: saved.id, view: shown, find, nameOf });
    if (!place || isOpen) return place;
    const there = { tab, search: '', sort: null, ...place.view };
    return { ...place, isShown: false, kind: 'tab', title: TAB_LABELS[tab], view: there } satisfies RecordPlace;
  };
  const place =
    saved.list === 'listFolders'
      ? placeIn({ tab: 'folders', spec: FOLDERS_TABLE, rows: folders, nameOf: ({ name }) => titleOf(name) })
      : placeIn({
          tab: 'notifications',
          spec: NOTIFICATIONS_TABLE,
          rows: notifications,
          nameOf: ({ title }) => titleOf(title),
        });
  return <SavedPlace of={notificationsScreen} fields={notificationsUrlFields} view={view} place={place} />;
}
