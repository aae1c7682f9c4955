import { screen, within } from '@testing-library/react';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

let admin: ReturnType<typeof mock.admin>;

beforeEach(() => {
  localStorage.clear();
  admin = mock.admin();
  mock.create('user', {
    firstName: 'Sana',
    lastName: 'Iqbal',
    email: 'sana@mail.com',
    phoneNo: '+44 1',
    isActive: 'Y',
    bmr: 1500,
  });
});

async function open(address = '/users') {
  const view = renderApp(address, admin);
  await screen.findAllByRole('rowheader');
  return view;
}

type User = Awaited<ReturnType<typeof open>>['user'];

const menu = () => within(screen.getByRole('dialog', { name: 'View' }));

async function openMenu(user: User) {
  await user.click(screen.getByRole('button', { name: /^View(:|$)/ }));
  await screen.findByRole('dialog', { name: 'View' });
}

test('conditions say why a row is found also where the day of joining is left out', async () => {
  const { user } = await open('/users?conditions=bmr+>+1400');
  await openMenu(user);
  await user.click(menu().getByRole('checkbox', { name: 'Duration' }));
  const row = screen.getByRole('row', { name: /Sana Iqbal/ });
  expect(await within(row).findByText(/^BMR/)).toBeVisible();
});
