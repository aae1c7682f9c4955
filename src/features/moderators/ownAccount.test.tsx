import { screen, within } from '@testing-library/react';
import { refuse } from '@/mirage/overrides';
import { noDialog } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { MODULES } from '@/services/session/modules';

const mock = mockServer();

/** Signed in as a sub-admin, with the dialog about themselves open. */
async function openOwn(modules: string[]) {
  const own = mock.subAdmin(modules);
  const view = renderApp(`/moderators?dialog=edit:${own.id}`, own);
  await screen.findByRole('dialog', { name: 'Edit Moderator' });
  return { ...view, own };
}

const box = (name: string) => screen.getByRole('checkbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });
const sidebar = () =>
  within(screen.getByRole('navigation', { name: 'Sections' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

test('the dialog says that it is their own account, and what they would lose', async () => {
  const { user } = await openOwn(['Users', 'Moderators']);
  const notice = screen.getByText(/^This is your own account/);
  expect(notice).not.toHaveTextContent('You would lose');
  await user.click(box('Users'));
  expect(notice).toHaveTextContent(/You would lose Users\.$/);
  await user.click(box('Moderators'));
  expect(notice).toHaveTextContent(/Without Moderators you are led to the dashboard\.$/);
  await user.click(box('Select all'));
  expect(notice).not.toHaveTextContent('You would lose');
});

test('a dialog about somebody else says nothing of this', async () => {
  const own = mock.subAdmin(['Moderators']);
  renderApp('/moderators?dialog=edit:2', own);
  expect(await screen.findByRole('dialog', { name: 'Edit Moderator' })).toBeVisible();
  expect(screen.queryByText(/own account/)).not.toBeInTheDocument();
});

test('the sidebar changes with the save, and so does the stored session', async () => {
  const { user } = await openOwn(['Users', 'Moderators']);
  await user.click(box('Users'));
  await user.click(box('Recipes'));
  await user.click(save());
  await noDialog();
  expect(sidebar()).toEqual(['Dashboard', 'Recipes', 'Moderators']);
  expect(JSON.parse(sessionStorage.getItem('user')!)).toMatchObject({ modules: ['Moderators', 'Recipes'] });
  expect(screen.getByRole('table', { name: 'Moderators' })).toBeVisible();
});

test('without Moderators they are led to the dashboard, without a question about the form', async () => {
  const { user, router, go } = await openOwn(['Users', 'Moderators']);
  await user.click(box('Moderators'));
  await user.click(save());
  expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/dashboard', search: '' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sidebar()).toEqual(['Dashboard', 'Users']);
  await go('/moderators');
  expect(router.state.location.pathname).toBe('/dashboard');
});

test('a refused save does not change their sidebar', async () => {
  const { user } = await openOwn(['Users', 'Moderators']);
  refuse(mock.server, 'users/update/employee', { status: 403, message: 'Ask an admin.' });
  await user.click(box('Moderators'));
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Ask an admin.');
  expect(box('Moderators')).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await noDialog();
  expect(sidebar()).toEqual(['Dashboard', 'Users', 'Moderators']);
});

test('nobody is offered to delete themselves, by the menu or by a link', async () => {
  const own = mock.subAdmin(['Moderators']);
  const { user, router } = renderApp(`/moderators?dialog=delete:${own.id}`, own);
  await user.click(await screen.findByRole('button', { name: `Actions for ${own.firstName} ${own.lastName}` }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Edit']);
  expect(router.state.location.search).toBe('');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an admin who adds somebody stays who they are', async () => {
  const admin = mock.admin();
  const { user, store } = renderApp('/moderators?dialog=add', admin);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Moderators' }));
  await screen.findByRole('option', { name: 'Subadmin' });
  await user.type(dialog.getByLabelText('Name'), 'Nadia Hart');
  await user.type(dialog.getByLabelText('Email'), 'new@petal.app');
  await user.type(dialog.getByLabelText('Phone'), '1');
  for (const name of ['Password', 'Confirm Password']) await user.type(dialog.getByLabelText(name), 'secret');
  await user.click(save());
  await noDialog();
  expect(store.getState().session.user).toEqual(admin);
  expect(sidebar()).toHaveLength(MODULES.length + 1);
});
