import { useSelector } from 'react-redux';
import { type Saved } from '@/screen/elsewhere/placeState';
import { tablePlace, type RecordPlace } from '@/screen/elsewhere/recordPlace';
import { SavedPlace } from '@/screen/elsewhere/SavedPlace';
import { type TableSpec } from '@/screen/list/tableContext';
import { type Id } from '@/services/http/decode';
import { FOLDERS_TABLE } from './folder/foldersColumns';
import { NOTIFICATIONS_TABLE } from './notification/notificationsColumns';
import { type NotificationLists } from './notificationsRows';
import { selectNotificationsScreen, TAB_LABELS, type NotificationsTab } from './notificationsScreen';

interface TabRows<Row> {
  tab: NotificationsTab;
  of: TableSpec<Row>;
  rows: readonly Row[];
}

/** Where the saved notification or folder is. */
export function NotificationsSaved({ saved, notifications = [], folders = [] }: NotificationLists & { saved: Saved }) {
  const view = useSelector(selectNotificationsScreen);
  const placeIn = <Row extends { id: Id }>({ tab, of: { find, nameOf }, rows }: TabRows<Row>) => {
    const isOpen = tab === view.tab;
    const shown = isOpen ? view : { ...view, search: '', page: 1, sort: null };
    const found = (search: string) => find(rows, search, shown.sort);
    const place = tablePlace({ id: saved.id, view: shown, find: found, nameOf });
    if (!place || isOpen) return place;
    const there = { tab, search: '', sort: null, ...place.view };
    return { ...place, isShown: false, kind: 'tab', title: TAB_LABELS[tab], view: there } satisfies RecordPlace;
  };
  const place =
    saved.list === 'listFolders'
      ? placeIn({ tab: 'folders', of: FOLDERS_TABLE, rows: folders })
      : placeIn({ tab: 'notifications', of: NOTIFICATIONS_TABLE, rows: notifications });
  return <SavedPlace place={place} />;
}
