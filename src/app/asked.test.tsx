import { screen, within } from '@testing-library/react';
import { table } from '@/mirage/database/table';
import { refuse } from '@/mirage/overrides';
import { mockServer } from '@test/mockServer';
import { openAged } from '@test/openAged';

const mock = mockServer();

function seedNotification() {
  mock.create('notificationFolder', { name: 'Quiet', users: '[1001,9]' });
  mock.create('notification', { title: 'Tea', content: 'At five.', status: 'Pending', folderId: '1' });
}

const question = () => screen.findByRole('alertdialog');

test('a notification is sent to as many as there are now', async () => {
  seedNotification();
  const { go } = await openAged('/notifications', mock.admin(), 'At five.');
  table(mock.server, 'notificationFolders').update('1', { users: '[1,2,3,4,5]' });
  await go('/notifications?dialog=send:1');
  expect(within(await question()).getByRole('heading')).toHaveTextContent('Send “Tea”?');
  expect(await screen.findByRole('button', { name: 'Send to 5 users' })).toBeVisible();
  expect(screen.getByRole('heading', { name: /^Send/ })).toHaveTextContent('Send “Tea” to 5 users?');
});

test('of one that a colleague has sent it is said, and Send again offered', async () => {
  seedNotification();
  const { go } = await openAged('/notifications', mock.admin(), 'At five.');
  table(mock.server, 'notifications').update('1', { status: 'Sent' });
  await go('/notifications?dialog=send:1');
  expect(await screen.findByRole('button', { name: 'Send again to 2 users' })).toBeVisible();
  expect(screen.getByText(/^This notification was already sent\./)).toBeVisible();
});

test('if the list cannot be read it is sent to at least so many', async () => {
  seedNotification();
  const { go } = await openAged('/notifications', mock.admin(), 'At five.');
  refuse(mock.server, 'customNotification/list', { status: 500 });
  await go('/notifications?dialog=send:1');
  expect(await screen.findByRole('button', { name: 'Send to at least 2 users' })).toBeVisible();
});
