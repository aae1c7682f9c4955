import { screen } from '@testing-library/react';
import { chooseDelete, testDeleteDialog } from '@test/deleteDialog';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

testDeleteDialog(mock, {
  title: 'Delete Notification',
  text: 'Are you sure you want to delete this notification?',
  about: 'Tea',
  open: async () => {
    mock.create('notification', { title: 'Tea' });
    const view = renderApp('/notifications', mock.admin());
    await chooseDelete(view.user, 'Actions for Tea');
    return view;
  },
  call: 'customNotification/delete/:id',
  sent: {},
  list: 'customNotification/list',
  expectDeleted: async () => {
    expect(await screen.findByText('No notifications found')).toBeVisible();
    expect(mock.posted('customNotification/delete/1')).toHaveLength(1);
  },
});
