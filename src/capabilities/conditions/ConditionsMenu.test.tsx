import { screen, within } from '@testing-library/react';
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

test('the link is of the conditions alone', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox'), 'Sana');
  await choose(user, 'Copy link');
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('http://localhost/?conditions=bmr+%3E+1400');
});

test('link and folder have the condition that is being typed, as list and count do', async () => {
  const { user } = renderApp('/users', mock.admin());
  await screen.findByText('1-2 of 2');
  await user.click(screen.getByRole('button', { name: 'Conditions' }));
  await user.type(await screen.findByRole('combobox', { name: 'Add a condition' }), 'bmr > 1400');
  expect(await screen.findByText('1-1 of 1')).toBeVisible();
  await choose(user, 'Copy link');
  expect(await navigator.clipboard.readText()).toBe('http://localhost/?conditions=bmr+%3E+1400');
  await choose(user, 'Make a folder');
  const dialog = await screen.findByRole('dialog', { name: 'Create Folder' });
  expect(within(dialog).getByText('1 user selected')).toBeVisible();
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
