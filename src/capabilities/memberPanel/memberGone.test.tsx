import { act, screen, waitFor, within } from '@testing-library/react';
import { type UserRow } from '@/mirage/areas/users/rows';
import { mockServer } from '@test/mockServer';
import { people } from '@test/people';
import { renderApp } from '@test/renderApp';
import { invalidateUsers } from '@/services/users';

const mock = mockServer();

const sheetOf = (name: string) => screen.findByRole('dialog', { name });

async function open(address = '/users') {
  const view = renderApp(address, mock.admin());
  await screen.findByRole('table', { name: 'Users' });
  return view;
}

test('who is deleted elsewhere gives way to the next; the last one closes the panel', async () => {
  const [sana, hira] = people(mock, 'Sana', 'Hira');
  const { user, store } = await open();
  await user.click(screen.getByRole('button', { name: 'Sana Iqbal' }));
  const sheet = await sheetOf('Sana Iqbal');
  const remove = (row: UserRow) =>
    act(async () => {
      mock.server.schema.find('user', row.id)!.destroy();
      await Promise.resolve(store.dispatch(invalidateUsers()));
    });
  await remove(sana!);
  await waitFor(() => expect(sheet).toHaveAccessibleName('Hira Iqbal'));
  expect(await screen.findByText('Sana Iqbal was deleted.')).toBeVisible();
  await remove(hira!);
  await waitFor(() => expect(sheet).not.toBeInTheDocument());
});

test('what is typed above the panel is not lost when the person is deleted elsewhere', async () => {
  const [sana] = people(mock, 'Sana', 'Hira');
  const { user, store } = await open();
  await user.click(screen.getByRole('button', { name: 'Sana Iqbal' }));
  const sheet = await sheetOf('Sana Iqbal');
  await user.click(within(within(sheet).getByRole('banner')).getByRole('button', { name: 'Update BMR' }));
  await user.type(await screen.findByRole('textbox', { name: 'BMR' }), '7');
  mock.server.schema.find('user', sana!.id)!.destroy();
  act(() => void store.dispatch(invalidateUsers()));
  await waitFor(() => expect(mock.posted('users/list')).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText('1-2 of 2')).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'BMR' })).toHaveValue('07');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(sheet).toHaveAccessibleName('Hira Iqbal'));
});

test('a link to nobody opens nothing and leaves the address', async () => {
  people(mock, 'Sana');
  const { router } = await open('/users?dialog=member:999');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
