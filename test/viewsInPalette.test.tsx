import { screen, waitFor, within } from '@testing-library/react';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

let admin: ReturnType<typeof mock.admin>;

beforeEach(() => {
  localStorage.clear();
  admin = mock.admin();
  mock.create('user', { firstName: 'Sana', lastName: 'Iqbal', email: 'sana@mail.com', isActive: 'Y' });
  mock.create('user', { firstName: 'Hina', lastName: 'Noor', email: 'hina@mail.com', isActive: 'N' });
  mock.create('user', { firstName: 'Zara', lastName: 'Noor', email: 'zara@mail.com', isActive: 'N' });
});

async function open(address = '/users', as = admin) {
  const view = renderApp(address, as);
  await screen.findAllByRole('rowheader');
  return view;
}

type User = Awaited<ReturnType<typeof open>>['user'];

const button = () => screen.getByRole('button', { name: /^View(:|$)/ });
const menu = () => within(screen.getByRole('dialog', { name: 'View' }));
const chip = (name: RegExp | string) =>
  within(screen.getByRole('group', { name: 'Saved views' })).getByRole('button', { name });
const names = () => screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('button').textContent);

async function openMenu(user: User) {
  await user.click(button());
  await screen.findByRole('dialog', { name: 'View' });
}

async function keep(user: User, name: string) {
  await openMenu(user);
  await user.click(menu().getByLabelText('Name for this view'));
  await user.paste(name);
  await user.keyboard('{Enter}');
  expect(menu().getByText(`“${name}” is kept in this browser until you sign out.`)).toBeInTheDocument();
  await user.keyboard('{Escape}');
}

test('a kept search for people comes back by the palette too, and is in no address', async () => {
  const { user, router, go } = await open();
  await user.type(screen.getByRole('searchbox'), 'zara');
  await keep(user, 'Her');
  await go('/plans');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Go to, add or find' }), 'her');
  await user.click(await screen.findByRole('option', { name: /Her/ }));
  await waitFor(() => expect(names()).toEqual(['Zara Noor']));
  expect(router.state.location.search).toBe('');
});

test('the list without any choice can be a view, which the palette opens too', async () => {
  const { user, go } = await open();
  await keep(user, 'Everybody');
  await user.click(screen.getByRole('tab', { name: 'Inactive' }));
  await go('/plans');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Go to, add or find' }), 'everybody');
  await user.click(await screen.findByRole('option', { name: /Everybody/ }));
  await waitFor(() => expect(chip('Everybody 3')).toHaveAttribute('aria-pressed', 'true'));
});
