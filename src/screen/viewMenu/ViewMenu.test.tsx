import { screen, within } from '@testing-library/react';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

test('without capabilities the menu of a list has Export and Print alone, and the table its own columns', async () => {
  const admin = mock.admin();
  localStorage.setItem(`views /users ${admin.id}`, JSON.stringify([{ name: 'Everybody', search: '' }]));
  localStorage.setItem(`columns users ${admin.id}`, JSON.stringify([{ key: 'email', isHidden: true }]));
  mock.create('user', { firstName: 'Sana', lastName: 'Iqbal' });
  const { user } = renderApp('/users', admin, undefined, undefined, []);
  expect(await screen.findByRole('columnheader', { name: /^Email/ })).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'View' }));
  const menu = within(await screen.findByRole('dialog', { name: 'View' }));
  expect(screen.queryByText('Everybody')).not.toBeInTheDocument();
  expect(menu.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  const acts = menu.getAllByRole('button').map((act) => act.textContent);
  expect(acts.filter((act) => act !== 'Select several')).toEqual(['Export 1 user…', 'Print this list']);
});
