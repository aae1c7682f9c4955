import { type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Tabs } from '@/components/tabs/Tabs';
import { SearchRow } from '@/screen/SearchRow';
import { searchChanged, selectNotificationsScreen, tabSelected, type NotificationsTab } from './notificationsScreen';

export const TAB_LABELS: Record<NotificationsTab, string> = { notifications: 'Notifications', folders: 'Folders' };

const TABS = Object.entries(TAB_LABELS).map(([key, label]) => ({ key, label }));

interface Props {
  panelId: string;
  /** Shown beside the search. */
  children: ReactNode;
}

export function NotificationsToolbar({ panelId, children }: Props) {
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
      <SearchRow
        value={search}
        changed={searchChanged}
        placeholder={tab === 'folders' ? 'Search folders...' : 'Search notifications...'}
      >
        {children}
      </SearchRow>
    </div>
  );
}
