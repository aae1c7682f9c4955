import { screen, within } from '@testing-library/react';
import { dropConnection, refuse } from '@/mirage/overrides';
import { mockServer } from '@test/mockServer';
import { alertText, noDialog, press } from '@test/notifications';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const DELETE = 'customNotification/delete/1';
/** As the mock server knows it. */
const DELETE_ROUTE = 'customNotification/delete/:id';

async function open() {
  mock.create('notification', { title: 'Tea' });
  const view = renderApp('/notifications', mock.admin());
  await view.user.click(await screen.findByRole('button', { name: 'Actions for Tea' }));
  await view.user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Notification' }));
  return { ...view, dialog };
}

test('deleting asks first, deletes once however often it is clicked, and the row goes', async () => {
  const { user, dialog } = await open();
  expect(dialog.getByText('Are you sure you want to delete this notification?')).toBeVisible();
  expect(dialog.getByText('Tea')).toBeVisible();
  await user.dblClick(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No notifications found')).toBeVisible();
  await noDialog();
  expect(mock.posted(DELETE)).toEqual([{}]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('deleting can be cancelled', async () => {
  const { user } = await open();
  await press(user, 'Cancel');
  await noDialog();
  expect(mock.posted(DELETE)).toEqual([]);
});

test.each([
  ['a refusal', () => refuse(mock.server, DELETE_ROUTE, { status: 409, message: 'In use.' }), 'In use.'],
  ['a dropped connection', () => dropConnection(mock.server, DELETE_ROUTE), 'Something went wrong. Please try again.'],
])('deleting that meets %s says so and keeps dialog and row', async (_name, fail, text) => {
  const { user } = await open();
  fail();
  await press(user, 'Delete');
  expect(await alertText()).toBe(text);
  expect(screen.getByRole('dialog', { name: 'Delete Notification' })).toBeInTheDocument();
});
