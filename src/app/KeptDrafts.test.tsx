import { act, screen, waitFor, within } from '@testing-library/react';
import { expireSession } from '@/mirage/overrides';
import { refreshed } from '@/services/http/refresh';
import { field } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft'));

async function openAdd() {
  const view = renderApp('/users?dialog=add', mock.admin());
  await screen.findByRole('dialog', { name: 'Add New User' });
  return view;
}

/** Types into Add New User, then lets the session expire. */
async function openExpired() {
  const view = await openAdd();
  await view.user.type(field('First name'), 'Sana');
  await waitFor(() => expect(drafts()).toHaveLength(1));
  expireSession(mock.server);
  await act(() => view.store.dispatch(refreshed()));
  const dialog = await screen.findByRole('dialog', { name: /^Your session has expired/ });
  return { ...view, dialog };
}
const moment = () => act(() => new Promise((resolve) => setTimeout(resolve, 500)));

test('the sign-in dialog lists the drafts, which can be removed for good', async () => {
  const { user, dialog } = await openExpired();
  expect(within(dialog).getByText(/^Kept in this tab: Add New User\./)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Remove Add New User' }));
  expect(within(dialog).queryByText(/^Kept in this tab/)).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await moment();
  expect(drafts()).toEqual([]);
  expect(screen.getByLabelText('First name')).toHaveValue('');
});

test('what is typed just before the session expires is listed too', async () => {
  const { user, store } = await openAdd();
  expireSession(mock.server);
  await user.type(field('First name'), 'S');
  await act(() => store.dispatch(refreshed()));
  expect(await screen.findByText(/^Kept in this tab: Add New User\./)).toBeVisible();
});

test('Log out removes all drafts', async () => {
  const { user, dialog } = await openExpired();
  await user.click(within(dialog).getByRole('button', { name: 'Log out' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await moment();
  expect(sessionStorage).toHaveLength(0);
});

test('all drafts are removed when another person signs in', async () => {
  const other = { email: 'coach@petal.app', password: 'petal-demo', firstName: 'Nadia' };
  mock.create('employee', { ...other, role: { title: 'Admin' } });
  const { user, dialog } = await openExpired();
  await user.clear(within(dialog).getByLabelText('Email'));
  await user.type(within(dialog).getByLabelText('Email'), other.email);
  await user.type(within(dialog).getByLabelText('Password'), other.password);
  await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { name: 'Welcome to Petal' })).toBeVisible();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await moment();
  expect(Object.keys(sessionStorage).sort()).toEqual(['token', 'user', 'userId']);
});
