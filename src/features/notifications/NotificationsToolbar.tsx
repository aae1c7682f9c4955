import { useDispatch, useSelector } from 'react-redux';
import { SearchBox } from '@/components/search/SearchBox';
import { Tabs } from '@/components/tabs/Tabs';
import { searchChanged, selectNotificationsScreen, tabSelected, type NotificationsTab } from './notificationsScreen';

export const TAB_LABELS: Record<NotificationsTab, string> = { notifications: 'Notifications', folders: 'Folders' };

const TABS = Object.entries(TAB_LABELS).map(([key, label]) => ({ key, label }));

export function NotificationsToolbar({ panelId }: { panelId: string }) {
  const dispatch = useDispatch();
  const { tab, search } = useSelector(selectNotificationsScreen);
  return (
    <div className="toolbar">
      <Tabs
        label="Notifications and their folders"
        tabs={TABS}
        selected={tab}
        onSelect={(key) => dispatch(tabSelected(key as NotificationsTab))}
        panelId={panelId}
      />
      <div className="search-row">
        <SearchBox
          value={search}
          onChange={(text) => dispatch(searchChanged(text))}
          placeholder={tab === 'folders' ? 'Search folders...' : 'Search notifications...'}
        />
      </div>
    </div>
  );
}
