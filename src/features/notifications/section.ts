import { titleOf } from '@/components/format/title';
import { type Section, type StateOf } from '@/screen/section';
import { type notificationsApi } from '@/services/notifications';
import { type notificationsScreen } from './notificationsScreen';

export const notificationsSection = {
  path: '/notifications',
  label: 'Notifications',
  module: 'Notifications',
  key: 'n',
  load: async () => (await import(/* webpackChunkName: "notifications" */ './NotificationsPage')).screen,
  firstCalls: ['customNotification/list', 'notificationCategoriesFolder/list'],
  additions: [
    { label: 'Send New Notification', view: { dialog: { kind: 'add' } } },
    { label: 'Create Folder', view: { dialog: { kind: 'addFolder' } } },
  ],
  views: [{ label: 'Checks', view: { view: 'checks' } }],
  records: {
    listNotifications: {
      what: 'Notification',
      label: ({ title }) => titleOf(title),
      view: ({ id }) => ({ dialog: { kind: 'edit', id } }),
    },
  },
} as const satisfies Section<StateOf<typeof notificationsScreen>, typeof notificationsApi.endpoints>;
