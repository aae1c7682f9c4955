import { mockServer } from '@test/mockServer';
import { testSaveGuard } from '@test/saveGuard';

const mock = mockServer();

testSaveGuard(mock, {
  title: 'Edit Notification',
  address: '/notifications?dialog=edit:1',
  seed: () => {
    mock.create('notificationFolder', { name: 'All', users: '[1]' });
    mock.create('notification', { title: 'Hello', content: 'Old', folderId: '1' });
  },
  table: 'notifications',
  list: 'customNotification/list',
  save: 'customNotification/update/:id',
  create: 'customNotification/create',
  added: { failure: 'Failed to send notification', success: 'Notification created successfully' },
  saveLabel: 'Update',
  typed: { label: 'Title', sent: 'title' },
  same: (title) => ({ title }),
  other: { label: 'Content', changes: { content: 'New' }, sent: { content: 'New' } },
});

testSaveGuard(mock, {
  title: 'Edit Folder',
  address: '/notifications?dialog=editFolder:1',
  seed: () => mock.create('notificationFolder', { name: 'All', users: '[1,2]' }),
  table: 'notificationFolders',
  list: 'notificationCategoriesFolder/list',
  save: 'notificationCategoriesFolder/update/:id',
  create: 'notificationCategoriesFolder/create',
  added: { failure: 'Failed to create folder', success: 'Folder created successfully' },
  saveLabel: 'Update',
  typed: { label: 'Folder name', sent: 'name' },
  same: (name) => ({ name }),
  other: { label: 'Users', changes: { users: '[2,3]' }, sent: { users: [2, 3] } },
});
