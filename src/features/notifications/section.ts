import { Bell } from 'react-bootstrap-icons';
import { type Section, type StateOf } from '@/screen/section';
import { type notificationsApi } from '@/services/notifications';
import { type notificationsScreen } from './notificationsScreen';

export const notificationsSection = {
  path: '/notifications',
  label: 'Notifications',
  module: 'Notifications',
  key: 'n',
  icon: Bell,
  load: async () => (await import(/* webpackChunkName: "notifications" */ './NotificationsPage')).screen,
  firstCalls: ['customNotification/list', 'notificationCategoriesFolder/list'],
  additions: [
    { label: 'Send New Notification', view: { dialog: { kind: 'add' } } },
    { label: 'Create Folder', view: { dialog: { kind: 'addFolder' } } },
  ],
  records: [
    {
      of: async () =>
        (await import(/* webpackChunkName: "palette" */ './notification/notificationRecord')).notificationRecord,
      view: ({ id }) => ({ dialog: { kind: 'edit', id } }),
    },
  ],
  reads: { listCandidates: { of: ['Active users'] } },
} as const satisfies Section<StateOf<typeof notificationsScreen.slice>, typeof notificationsApi.endpoints>;
