import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { dropConnection, hold, refuse } from '@/mirage/overrides';
import { alertText, press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { user as createUser } from '@test/notifications';
import { renderApp } from '@test/renderApp';
import { shownText } from '@test/shownText';

const mock = mockServer();

const SEND = 'customNotification/send/1';
/** The route of the mock server. */
const SEND_ROUTE = 'customNotification/send/:id';
const LIST = 'customNotification/list';
const FIRST = 'Send “Tea” to 2 users?';
const AGAIN = 'Send “Tea” again to 2 users?';

async function open(status: string, folderId: string | null = '1') {
  createUser(mock, {});
  mock.create('notificationFolder', { name: 'Quiet', users: '[1001,9]' });
  mock.create('notificationFolder', { name: 'Nobody', users: '[]' });
  mock.create('notification', { title: 'Tea', content: 'At five.', status, folderId });
  const view = renderApp('/notifications', mock.admin());
  await screen.findByRole('table', { name: 'Notifications' });
  return view;
}

const row = () => within(screen.getByRole('row', { name: /^Tea/ }));
// jsdom puts a blank around an element within a name, as around the title here; a browser does not.
const question = (name: string) =>
  screen.findByRole('alertdialog', { name: (said) => said.replace('“ ', '“').replace(' ”', '”') === name });
const noQuestion = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
const sendAgain = async (user: UserEvent) => {
  await press(user, 'Actions for Tea');
  await user.click(screen.getByRole('menuitem', { name: 'Send again' }));
};

test('Send asks first, with the number of users; Cancel has the focus and sends nothing', async () => {
  const { user } = await open('Pending');
  await press(user, 'Send');
  const asked = within(await question(FIRST));
  expect(asked.getByText('Tea', { selector: 'h2 [dir=auto]' })).toBeVisible(); // a title from the right turns no word of it
  expect(asked.getByText('At five.')).toBeVisible();
  expect(asked.getByText(/^It goes to everyone in the folder/)).toHaveTextContent('Quiet');
  expect(asked.getByRole('button', { name: 'Send to 2 users' })).toHaveClass('btn-primary');
  expect(asked.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await noQuestion();
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  expect(mock.posted(SEND)).toEqual([]);
});

test('the row of what was sent is marked, shows to how many, and its menu sends again', async () => {
  const { user } = await open('Pending');
  await press(user, 'Send');
  await user.dblClick(within(await question(FIRST)).getByRole('button', { name: 'Send to 2 users' }));
  await noQuestion();
  await waitFor(() => expect(screen.getByRole('row', { name: /Tea/ })).toHaveClass('is-marked'));
  expect(screen.queryByText(/^Sent to/)).not.toBeInTheDocument();
  expect(await screen.findByText('1 (50%)')).toBeVisible();
  expect(row().getByText('Sent')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Actions for Tea' })).toHaveFocus();
  expect(mock.posted(SEND)).toEqual([{}]);
  await sendAgain(user);
  const asked = within(await question(AGAIN));
  expect(asked.getByText(/was already sent/)).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Send again to 2 users' }));
  await noQuestion();
  expect(mock.posted(SEND)).toHaveLength(2);
});

test('a sent notification counts as sent, even if the list cannot be loaded again', async () => {
  const { user } = await open('Pending');
  refuse(mock.server, LIST, { status: 500 });
  await press(user, 'Send');
  await user.click(within(await question(FIRST)).getByRole('button', { name: 'Send to 2 users' }));
  await noQuestion();
  await waitFor(() => expect(mock.posted(LIST)).toHaveLength(2));
  expect(row().getByText('Sent')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
});

test.each([
  [null, 'Its folder is gone. Edit it to choose another one.'],
  ['2', 'Its folder has no users.'],
])('with the folder %s Send is disabled and says why', async (folderId, reason) => {
  const { user, go, router } = await open('Pending', folderId);
  const send = screen.getByRole('button', { name: 'Send' });
  expect(send).toHaveAttribute('aria-disabled', 'true');
  expect(send).toHaveAccessibleDescription(reason);
  await user.click(send);
  expect(await screen.findByText(reason)).toBeVisible();
  await go('/notifications?dialog=send:1');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a folder whose users the reply does not have is not nobody: it can be sent', async () => {
  const wire = { id: 1, title: 'Tea', content: 'At five.', status: 'Pending', folderId: 1 };
  mock.server.post(`/api/${LIST}`, () => ({
    success: true,
    data: [{ ...wire, notificationCategoriesFolder: { id: 1, name: 'Quiet' } }],
  }));
  const { user } = await open('Pending');
  const shown = row().getAllByRole('cell').map(shownText);
  expect(shown).toEqual(expect.arrayContaining(['RecipientsN/A', 'PerformanceN/A']));
  await press(user, 'Send');
  const asked = within(await question('Send “Tea” to everyone in its folder?'));
  await user.click(asked.getByRole('button', { name: 'Send to everyone in its folder' }));
  await noQuestion();
  expect(mock.posted(SEND)).toEqual([{}]);
});

test('Send again is disabled too', async () => {
  const { user } = await open('Completed', null);
  await press(user, 'Actions for Tea');
  const item = screen.getByRole('menuitem', { name: 'Send again' });
  expect(item).toHaveAttribute('aria-disabled', 'true');
  expect(item).toHaveAccessibleDescription(/^Its folder is gone/);
  await user.click(item);
  expect(await screen.findByText(/^Its folder is gone/)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test.each([
  ['a refusal', () => refuse(mock.server, SEND_ROUTE, { status: 500, message: 'No.' })],
  ['a dropped connection', () => dropConnection(mock.server, SEND_ROUTE)],
])('sending that meets %s says so, and can be tried again', async (_name, fail) => {
  const { user } = await open('Pending');
  fail();
  await press(user, 'Send');
  const asked = within(await question(FIRST));
  await user.click(asked.getByRole('button', { name: 'Send to 2 users' }));
  expect(await alertText()).toBe('Failed to send notification');
  mock.mend(SEND_ROUTE);
  await user.click(asked.getByRole('button', { name: 'Send to 2 users' }));
  await noQuestion();
  expect(await row().findByText('Sent')).toBeVisible();
});

test.each(['Sent', 'inprogress', 'COMPLETED'])('a notification that is %s has no Send in its row', async (status) => {
  const { user } = await open(status);
  expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
  await sendAgain(user);
  await user.click(within(await question(AGAIN)).getByRole('button', { name: 'Cancel' }));
  await noQuestion();
  expect(mock.posted(SEND)).toEqual([]);
});

test('going back while it is sent shows a busy row and no second question, then the sent status', async () => {
  const { user, go, router } = await open('Pending');
  const release = hold(mock.server, SEND_ROUTE);
  await press(user, 'Send');
  await user.click(within(await question(FIRST)).getByRole('button', { name: 'Send to 2 users' }));
  await go(-1);
  await noQuestion();
  await press(user, 'Please wait...');
  await go('/notifications?dialog=send:1');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  release();
  expect(await row().findByText('Sent')).toBeVisible();
  expect(mock.posted(SEND)).toHaveLength(1);
});
