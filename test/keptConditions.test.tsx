import { screen, waitFor, within } from '@testing-library/react';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

beforeEach(() => {
  localStorage.clear();
  mock.create('user', { firstName: 'Sana', lastName: 'Iqbal', isActive: 'Y', bmr: 1500 });
  mock.create('user', { firstName: 'Hina', lastName: 'Noor', isActive: 'Y', bmr: 1300 });
});

async function open(as = mock.admin()) {
  const view = renderApp('/users?conditions=bmr+>+1400', as);
  await screen.findByRole('button', { name: 'BMR over 1400 kcal' });
  return view;
}

type User = Awaited<ReturnType<typeof open>>['user'];

async function choose(user: User, item: string) {
  await user.click(screen.getByRole('button', { name: 'More for these conditions' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

async function keep(user: User, name: string) {
  await user.click(screen.getByRole('button', { name: 'View' }));
  const menu = await screen.findByRole('dialog', { name: 'View' });
  await user.type(within(menu).getByLabelText('Name for this view'), `${name}{Enter}{Escape}`);
}

test('conditions are kept under a name as any view of the list is', async () => {
  const { user } = await open();
  await keep(user, 'High');
  const chip = await screen.findByRole('button', { name: 'High 1' });
  expect(chip).toHaveAttribute('aria-pressed', 'true');
  await choose(user, 'Clear conditions');
  expect(await screen.findByText('1-2 of 2')).toBeVisible();
  expect(chip).toHaveAttribute('aria-pressed', 'false');
  await user.click(chip);
  expect(await screen.findByText('1-1 of 1')).toBeVisible();
});

test('conditions that were kept before views had columns leave these as they are', async () => {
  const admin = mock.admin();
  localStorage.setItem(
    `views /users ${admin.id}`,
    JSON.stringify([{ name: 'Old', search: '?conditions=bmr+%3E+1400' }]),
  );
  localStorage.setItem(`columns users ${admin.id}`, JSON.stringify([{ key: 'phone', isHidden: true }]));
  await open(admin);
  expect(await screen.findByRole('button', { name: 'Old 1' })).toHaveAttribute('aria-pressed', 'true');
});

test('a folder begins with those who are found, under the kept name', async () => {
  const { user, router } = await open();
  await keep(user, 'High');
  await choose(user, 'Make a folder');
  const dialog = await screen.findByRole('dialog', { name: 'Create Folder' });
  expect(within(dialog).getByLabelText('Folder name')).toHaveValue('High');
  expect(within(dialog).getByText('1 user selected')).toBeVisible();
  expect(router.state.location.search).not.toContain('100');
  await user.click(within(dialog).getByRole('button', { name: 'Create' }));
  await waitFor(() =>
    expect(mock.posted('notificationCategoriesFolder/create')).toEqual([{ name: 'High', users: [1001] }]),
  );
});
