import { screen, within } from '@testing-library/react';
import { field, noDialog, press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const UPDATE = 'users/update/employee';

test('the table shows whoever the server lists, an administrator too', async () => {
  renderApp('/moderators', mock.subAdmin(['Moderators']));
  const row = within(await screen.findByRole('row', { name: /^Amina Rahman/ }));
  expect(row.getByText('Admin')).toBeVisible();
  expect(row.queryByText('No modules')).not.toBeInTheDocument();
});

test('deleting an administrator says what is lost; of a moderator nothing more is said', async () => {
  const { go } = renderApp('/moderators?dialog=delete:1', mock.subAdmin(['Moderators']));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Moderator' });
  expect(dialog).toHaveTextContent('may open every section');
  await go('/moderators?dialog=delete:2');
  expect(await screen.findByText('hira@petal.app', { selector: '.meta' })).toBeVisible();
  expect(screen.queryByText(/may open every section/)).not.toBeInTheDocument();
});

test('an edit keeps the role of an administrator; another one is saved after a word about what is lost', async () => {
  const { user } = renderApp('/moderators?dialog=edit:1', mock.subAdmin(['Moderators']));
  await screen.findByRole('option', { name: 'Subadmin' });
  expect(field('Role')).toHaveDisplayValue('Admin');
  await user.type(field('Phone'), '9');
  expect(screen.queryByText(/role Admin is lost/)).not.toBeInTheDocument();
  await user.selectOptions(field('Role'), 'Subadmin');
  expect(screen.getByText(/role Admin is lost/)).toBeVisible();
  await user.selectOptions(field('Role'), 'Admin');
  await press(user, 'Save');
  await noDialog();
  expect(mock.posted(UPDATE)).toMatchObject([{ id: 1, role: 1 }]);
});

test('administrators who make themselves a moderator have only the ticked modules at once', async () => {
  const admin = mock.admin();
  const { user } = renderApp(`/moderators?dialog=edit:${admin.id}`, admin);
  await screen.findByRole('option', { name: 'Subadmin' });
  await user.selectOptions(field('Role'), 'Subadmin');
  expect(screen.getByText(/^This is your own account/)).toHaveTextContent(/role Admin is lost/);
  await user.click(screen.getByRole('checkbox', { name: 'Moderators' }));
  await press(user, 'Save');
  await noDialog();
  const sidebar = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link');
  expect(sidebar.map((link) => link.textContent)).toEqual(['Dashboard', 'Moderators']);
});

test('a stored role that came without an id is the one of that title', async () => {
  mock.create('employee', { firstName: 'Zara', role: { title: 'Admin' }, roleId: '' });
  const { user } = renderApp('/moderators?dialog=edit:5', mock.admin());
  await screen.findByRole('option', { name: 'Subadmin' });
  expect(field('Role')).toHaveDisplayValue('Admin');
  await press(user, 'Save');
  await noDialog();
  expect(mock.posted(UPDATE)).toMatchObject([{ id: 5, role: 1 }]);
});
