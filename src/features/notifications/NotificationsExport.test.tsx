import { screen } from '@testing-library/react';
import { exportRows } from '@test/exports';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const createdAt = '2025-11-18T04:12:00.000Z';

test('the notifications that the search finds are exported in the table’s order', async () => {
  mock.create('notificationFolder', { name: 'Quiet', users: '[1,2,3,4]' });
  const tea = { content: 'At five.\nBring milk.', status: 'Sent', createdAt, notificationsent: 3 };
  mock.create('notification', { ...tea, title: 'Tea one', folderId: '1' });
  mock.create('notification', { ...tea, title: 'Tea two', folderId: null, status: 'inprogress' });
  mock.create('notification', { title: 'Walk', content: 'Now.', folderId: null });
  const { user } = renderApp('/notifications?search=tea&sort=-title', mock.admin());
  await screen.findByText('Tea two');
  const { name, rows } = await exportRows(user);
  expect(name).toMatch(/^notifications-/);
  expect(rows).toEqual([
    ['Title', 'Content', 'Target audience', 'Recipients', 'Sent', 'Status', 'Date'],
    ['Tea two', 'At five.\nBring milk.', '', '', 3, 'Inprogress', '18/11/2025, 09:42 AM'],
    ['Tea one', 'At five.\nBring milk.', 'Quiet', 4, 3, 'Sent', '18/11/2025, 09:42 AM'],
  ]);
});

test('the folders that the search finds are exported in the table’s order', async () => {
  for (const [name, users] of Object.entries({ 'Tea b': '[1]', 'Tea a': '[1,2]', Walk: '[]' }))
    mock.create('notificationFolder', { name, users });
  const { user } = renderApp('/notifications?tab=folders&search=tea&sort=name', mock.admin());
  await screen.findByText('Tea b');
  const { name, rows } = await exportRows(user);
  expect(name).toMatch(/^notification-folders-/);
  expect(rows).toEqual([
    ['Folder', 'Users'],
    ['Tea a', 2],
    ['Tea b', 1],
  ]);
});
