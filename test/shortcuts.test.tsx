import { screen, within } from '@testing-library/react';
import { mockServer } from './mockServer';
import { renderApp } from './renderApp';

const mock = mockServer();

const input = () => screen.findByRole('combobox', { name: 'Go to, add or find' });

async function open(address: string) {
  const view = renderApp(address, mock.admin());
  await screen.findByRole('main');
  return view;
}

test('the palette opens from the field of conditions, whose text stays', async () => {
  const { user } = await open('/users');
  await user.click(await screen.findByRole('button', { name: 'Conditions' }));
  const field = await screen.findByRole('combobox', { name: 'Add a condition' });
  await user.type(field, 'bm');
  await user.keyboard('{Control>}k{/Control}');
  await input();
  await user.keyboard('{Escape}');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('bm');
});

test('a person’s record opens her panel, without her name in the address', async () => {
  const { id } = mock.create('user', { firstName: 'Sana', lastName: 'Iqbal', email: 'sana@mail.com' });
  mock.create('user', { firstName: 'Hira', lastName: 'Noor' });
  const { user, router } = await open('/users');
  await screen.findByRole('rowheader', { name: /Sana Iqbal/ });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await input(), 'iqbal{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Sana Iqbal' })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/users', search: `?dialog=member%3A${id}` });
});

test('shortcuts are ignored while a dialog is open', async () => {
  const { user } = await open('/profile?dialog=edit');
  const dialog = await screen.findByRole('dialog', { name: 'Edit Profile' });
  within(dialog).getByRole('button', { name: 'Cancel' }).focus();
  await user.keyboard('gu?');
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.getAllByRole('dialog')).toEqual([dialog]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Profile');
});
