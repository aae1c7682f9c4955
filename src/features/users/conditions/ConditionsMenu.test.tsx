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
  await choose(user, 'Keep under a name');
  const dialog = await screen.findByRole('dialog', { name: 'Keep under a name' });
  await user.type(within(dialog).getByLabelText('Name'), name);
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

test('conditions kept under a name are a chip with how many they find, which brings them back', async () => {
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

test('a kept name can be changed and deleted; two cannot be the same', async () => {
  const { user } = await open();
  await keep(user, 'High');
  await choose(user, 'Keep under a name');
  await user.type(await screen.findByLabelText('Name'), 'High{Enter}');
  expect(await screen.findByText('Other conditions have this name')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await choose(user, 'Kept conditions');
  await user.click(await screen.findByRole('button', { name: 'Rename High' }));
  const field = await screen.findByLabelText('Name');
  await user.clear(field);
  await user.type(field, 'Highest{Enter}');
  expect(await screen.findByRole('button', { name: 'Highest 1' })).toBeVisible();
  await choose(user, 'Kept conditions');
  await user.click(await screen.findByRole('button', { name: 'Delete Highest' }));
  expect(screen.getByText(/^Nothing is kept yet/)).toBeVisible();
});

test('the next person at this browser sees nothing of what was kept', async () => {
  const { user, leave } = await open();
  await keep(user, 'High');
  leave();
  await open(mock.subAdmin(['Users']));
  expect(screen.queryByRole('list', { name: 'Kept conditions' })).not.toBeInTheDocument();
});

test('the link is of the conditions alone', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox'), 'Sana');
  await choose(user, 'Copy link');
  expect(await navigator.clipboard.readText()).toBe('http://localhost/?conditions=bmr+%3E+1400');
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

test('another new folder begins with nobody', async () => {
  const { user } = await open();
  await choose(user, 'Make a folder');
  const dialog = await screen.findByRole('dialog', { name: 'Create Folder' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  const [head] = await screen.findAllByRole('button', { name: 'Create Folder' });
  await user.click(head!);
  const other = await screen.findByRole('dialog', { name: 'Create Folder' });
  expect(other).toHaveTextContent('0 users selected');
});
