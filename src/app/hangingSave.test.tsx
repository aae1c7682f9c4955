import { act, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { type Reply } from '@/mirage/calls/reply';
import { stateOf } from '@/mirage/calls/state';
import { hold } from '@/mirage/overrides';
import { table } from '@/mirage/database/table';
import { field, press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

jest.mock('@/services/http/patience', () => ({ PATIENCE_MS: 150 }));

const mock = mockServer();

const SAVE = 'users/update/bmr';
const DELETE = 'users/delete';
const LATE = 'No answer for 10 seconds.';
const lists = () => mock.posted('users/list').length;
const button = (name: string) => screen.getByRole('button', { name });
const waitLong = () => screen.findByText(LATE);
const moment = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));

async function open(item: string, dialog: string) {
  mock.create('user', { firstName: 'Sana', lastName: 'Iqbal', bmr: 1400 });
  const view = renderApp('/users', mock.admin());
  await view.user.click(await screen.findByRole('button', { name: 'Actions for Sana Iqbal' }));
  await view.user.click(screen.getByRole('menuitem', { name: item }));
  return { ...view, dialog: await screen.findByRole('dialog', { name: dialog }) };
}

async function openComment() {
  const group = mock.create('group', { title: 'Newly diagnosed' });
  const post = mock.create('post', { communityCategoryId: group.id });
  mock.create('comment', { postId: post.id, comment: 'Same here' });
  const view = renderApp(`/community?group=${group.id}`, mock.admin());
  await view.user.click(await screen.findByRole('button', { name: /comments$/ }));
  await view.user.click(await screen.findByRole('button', { name: /^Edit comment/ }));
  return { ...view, comment: screen.getByRole('textbox', { name: 'Edit comment' }) };
}

async function saveBmr(user: UserEvent, bmr: string) {
  await user.clear(field('BMR'));
  await user.type(field('BMR'), bmr);
  await press(user, 'Save');
}

test('while a save is pending the ways out look disabled; without an answer the foot offers to stop', async () => {
  const { user, dialog } = await open('Update BMR', 'Update BMR');
  const release = hold(mock.server, SAVE);
  await saveBmr(user, '1500');
  for (const name of ['Cancel', 'Close']) expect(button(name)).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByText(LATE)).not.toBeInTheDocument();
  await waitLong();
  const said = within(dialog)
    .getAllByRole('status')
    .map(({ textContent }) => textContent);
  expect(said).toContain(`${LATE}Stop waiting`);
  expect(button('Please wait...')).toHaveFocus();
  release();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('Stop waiting keeps what was typed, says that the outcome is not known, and loads the list', async () => {
  const { user, dialog } = await open('Update BMR', 'Update BMR');
  const release = hold(mock.server, SAVE);
  await saveBmr(user, '1500');
  await waitLong();
  await press(user, 'Stop waiting');
  const notice = await screen.findByRole('note');
  expect(notice).toHaveTextContent(/^Whether this was saved is not known\..*What you typed is kept\.$/);
  expect(notice).toHaveFocus();
  expect(field('BMR')).toHaveValue('1500');
  expect(screen.queryByText(LATE)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  for (const name of ['Cancel', 'Close', 'Save']) expect(button(name)).not.toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(lists()).toBe(2));
  await moment();
  expect(lists()).toBe(2);
  // No dialog waits for the late answer, but the list shows its change.
  release();
  await waitFor(() => expect(lists()).toBe(3));
  expect(dialog).toBeVisible();
  await press(user, 'Save');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(mock.posted(SAVE)).toHaveLength(2);
});

test('a late 401 leaves the focus in the dialog, once the person has signed in again', async () => {
  const { user, dialog } = await open('Update BMR', 'Update BMR');
  let expire = () => {};
  const expired = new Promise<void>((resolve) => (expire = resolve));
  const refused: Reply = { status: 401, body: {} };
  stateOf(mock.server).overrides.set(SAVE, () => expired.then(() => refused));
  await saveBmr(user, '1500');
  await waitLong();
  act(() => button('Stop waiting').focus());
  expire();
  const signIn = await screen.findByRole('dialog', { name: /^Your session has expired/ });
  hold(mock.server, SAVE);
  await user.type(within(signIn).getByLabelText('Password'), 'petal-demo');
  await user.click(within(signIn).getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(signIn).not.toBeInTheDocument());
  await moment();
  expect(dialog).toHaveFocus();
});

test('a late answer does not change the next dialog', async () => {
  const { user } = await open('Update BMR', 'Update BMR');
  const release = hold(mock.server, SAVE);
  await saveBmr(user, '1500');
  await waitLong();
  await press(user, 'Stop waiting');
  await press(user, 'Cancel');
  await press(user, 'Add user');
  await user.type(await screen.findByLabelText('First name'), 'Hira');
  release();
  await waitFor(() => expect(lists()).toBe(3));
  expect(field('First name')).toHaveValue('Hira');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a dialog does not wait for a pending call of an earlier one', async () => {
  mock.create('user', { firstName: 'Zoe', lastName: 'Khan', isActive: 'N' });
  const { user, dialog } = await open('Update BMR', 'Update BMR');
  await user.keyboard('{Escape}');
  const activated = hold(mock.server, 'users/update/status');
  await press(user, 'Activate');
  await moment();
  await user.click(button('Actions for Sana Iqbal'));
  await user.click(screen.getByRole('menuitem', { name: 'Update BMR' }));
  await moment();
  const saved = hold(mock.server, SAVE);
  await saveBmr(user, '1500');
  await moment();
  expect(screen.queryByText(LATE)).not.toBeInTheDocument();
  await waitLong();
  activated();
  saved();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('a person can stop waiting for the change of a comment too', async () => {
  const { user, comment } = await openComment();
  const release = hold(mock.server, 'communityComments/update');
  await user.type(comment, '!{Enter}');
  await waitLong();
  expect(button('Cancel')).toHaveAttribute('aria-disabled', 'true');
  await press(user, 'Stop waiting');
  expect(await screen.findByRole('note')).toHaveFocus();
  expect(comment).toHaveValue('Same here!');
  await press(user, 'Cancel');
  release();
  expect(await screen.findByText('Same here!')).toBeVisible();
});

test('a person can stop waiting for a new comment; if it was sent, it is shown', async () => {
  const { user } = await openComment();
  const release = hold(mock.server, 'communityComments/create');
  const box = screen.getByRole('textbox', { name: 'Write a comment...' });
  await user.type(box, 'Well done{Enter}');
  await waitLong();
  await press(user, 'Stop waiting');
  expect(await screen.findByRole('note')).toHaveTextContent(
    'Whether this was sent is not known. What the page shows is loaded again, as the server has it now. What you typed is kept.',
  );
  expect(box).toHaveValue('Well done');
  expect(button('Comment')).not.toHaveAttribute('aria-disabled', 'true');
  release();
  expect(await screen.findByText('Well done')).toBeVisible();
});

test('a person can stop waiting for a delete; if it succeeded, the row and the dialog are removed', async () => {
  const { user, dialog } = await open('Delete User', 'Delete User');
  const release = hold(mock.server, DELETE);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(button('Cancel')).toHaveAttribute('aria-disabled', 'true');
  await waitLong();
  await press(user, 'Stop waiting');
  expect(await screen.findByText(/^Whether this was done is not known\./)).toBeVisible();
  expect(button('Delete')).toBeVisible();
  release();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(table(mock.server, 'users').all()).toEqual([]);
});
