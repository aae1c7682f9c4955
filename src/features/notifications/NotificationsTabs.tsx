import { useDispatch, useSelector } from 'react-redux';
import { Tabs } from '@/components/tabs/Tabs';
import { selectNotificationsScreen, tabSelected, type NotificationsTab } from './notificationsScreen';

export const TAB_LABELS: Record<NotificationsTab, string> = { notifications: 'Notifications', folders: 'Folders' };

const TABS = Object.entries(TAB_LABELS).map(([key, label]) => ({ key, label }));

/** The tabs of the panel with this id. */
export function NotificationsTabs({ panelId }: { panelId: string }) {
  const dispatch = useDispatch();
  const { tab } = useSelector(selectNotificationsScreen);
  return (
    <Tabs
      label="Notifications and their folders"
      tabs={TABS}
      selected={tab}
      onSelect={(key) => dispatch(tabSelected(key as NotificationsTab))}
      panelId={panelId}
    />
  );
}
