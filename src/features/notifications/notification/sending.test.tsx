import { screen, waitFor, within } from '@testing-library/react';
import { dropConnection, hold, refuse } from '@/mirage/overrides';
import { alertText, noDialog, press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { user as createUser } from '@test/notifications';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const SEND = 'customNotification/send/1';
/** As the mock server knows it. */
const SEND_ROUTE = 'customNotification/send/:id';
const LIST = 'customNotification/list';
const QUESTION = 'This notification was already sent. Are you sure you want to send it again?';

async function open(status: string, folderId: string | null = '1') {
  createUser(mock, {});
  mock.create('notificationFolder', { name: 'Quiet', users: '[1001,9]' });
  mock.create('notification', { title: 'Tea', status, folderId });
  const view = renderApp('/notifications', mock.admin());
  await screen.findByRole('table', { name: 'Notifications' });
  return view;
}

const again = () => screen.findByRole('dialog', { name: 'Send Again' });

test('one click sends, and the row says to how many; the next click asks first', async () => {
  const { user } = await open('Pending');
  await press(user, 'Send');
  expect(await screen.findByText('1 (50%)')).toBeVisible();
  expect(screen.getByText('Sent')).toBeVisible();
  expect(mock.posted(SEND)).toEqual([{}]);
  expect(mock.posted(LIST)).toHaveLength(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await press(user, 'Send');
  expect(within(await again()).getByText(QUESTION)).toBeVisible();
});

test('a double click sends once; the row is busy until the list says that it was sent', async () => {
  const { user } = await open('Pending');
  const release = hold(mock.server, SEND_ROUTE);
  await user.dblClick(screen.getByRole('button', { name: 'Send' }));
  const busy = screen.getByRole('button', { name: 'Please wait...' });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  const reload = hold(mock.server, LIST);
  release();
  await waitFor(() => expect(mock.posted(LIST)).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Please wait...' }));
  reload();
  expect(await screen.findByText('Sent')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible();
  expect(mock.posted(SEND)).toHaveLength(1);
});

test.each([
  ['a refusal', () => refuse(mock.server, SEND_ROUTE, { status: 500, message: 'No.' })],
  ['a dropped connection', () => dropConnection(mock.server, SEND_ROUTE)],
])('sending that meets %s says so, and can be tried again', async (_name, fail) => {
  const { user } = await open('Pending');
  fail();
  await press(user, 'Send');
  expect(await alertText()).toBe('Failed to send notification');
  expect(screen.getByText('Pending')).toBeVisible();
  mock.mend(SEND_ROUTE);
  await press(user, 'Send');
  expect(await screen.findByText('Sent')).toBeVisible();
});

test('what has no folder any more cannot be sent, which is said', async () => {
  const { user } = await open('Pending', null);
  await press(user, 'Send');
  expect(await alertText()).toBe('Failed to send notification');
});

test.each(['Sent', 'inprogress', 'COMPLETED'])('what is %s is asked about before it is sent again', async (status) => {
  const { user } = await open(status);
  await press(user, 'Send');
  await user.dblClick(within(await again()).getByRole('button', { name: 'Send again' }));
  await noDialog();
  expect(await screen.findByText('1 (50%)')).toBeVisible();
  expect(mock.posted(SEND)).toHaveLength(1);
});

test('sending again can be cancelled', async () => {
  const { user } = await open('Sent');
  await press(user, 'Send');
  await user.click(within(await again()).getByRole('button', { name: 'Cancel' }));
  await noDialog();
  expect(mock.posted(SEND)).toEqual([]);
});

test('sending again that fails says so and can be tried again', async () => {
  const { user } = await open('Sent');
  refuse(mock.server, SEND_ROUTE, { status: 500 });
  await press(user, 'Send');
  await user.click(within(await again()).getByRole('button', { name: 'Send again' }));
  expect(await alertText()).toBe('Failed to send notification');
  mock.mend(SEND_ROUTE);
  await user.click(within(await again()).getByRole('button', { name: 'Send again' }));
  await noDialog();
});

test('a link that asks about a notification never sent opens nothing, and the address forgets it', async () => {
  const { go, router } = await open('Pending');
  await go('/notifications?dialog=send:1');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('who leaves the tab meanwhile finds it busy on coming back, then sent', async () => {
  const { user } = await open('Pending');
  const release = hold(mock.server, SEND_ROUTE);
  await press(user, 'Send');
  await user.click(screen.getByRole('tab', { name: 'Folders' }));
  await user.click(screen.getByRole('tab', { name: 'Notifications' }));
  await press(user, 'Please wait...');
  await user.click(screen.getByRole('tab', { name: 'Folders' }));
  release();
  await waitFor(() => expect(mock.posted(LIST)).toHaveLength(2));
  await user.click(screen.getByRole('tab', { name: 'Notifications' }));
  expect(await screen.findByText('Sent')).toBeVisible();
  expect(mock.posted(SEND)).toHaveLength(1);
});
