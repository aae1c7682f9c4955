import { type Notification } from '@/services/notifications';
import { shareOf, statusOf, wasSent } from './notificationsRows';

const notification = (changes: Partial<Notification>): Notification => ({
  id: 1,
  title: '',
  content: '',
  status: '',
  createdAt: '',
  sentCount: 0,
  folderId: null,
  folderName: '',
  isFolderGone: false,
  recipientCount: null,
  ...changes,
});

test.each([
  ['Sent', 'Sent', 'attention', true],
  [' sent ', 'Sent', 'attention', true],
  ['Inprogress', 'Inprogress', 'danger', true],
  ['INPROGRESS', 'Inprogress', 'danger', true],
  ['completed', 'Completed', 'active', true],
  ['Pending', 'Pending', 'inactive', false],
  ['Paused by the provider', 'Paused by the provider', 'inactive', false],
  ['  ', 'N/A', 'inactive', false],
])('the status %j is shown as %s in %s', (status, label, tone, isSent) => {
  expect(statusOf(status)).toEqual({ label, tone });
  expect(wasSent(notification({ status }))).toBe(isSent);
});

test.each([
  [3, 4, 0.75],
  [0, 4, 0],
  [5, 2, 2.5],
  [5, 0, null],
  [5, null, null],
  [null, 4, null],
])('%s sent of %s', (sentCount, recipientCount, share) => {
  expect(shareOf(notification({ sentCount, recipientCount }))).toBe(share);
});
