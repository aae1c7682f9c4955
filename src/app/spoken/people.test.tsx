import { screen, waitFor } from '@testing-library/react';
import { press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { listen, PRESSED, read } from '@test/spoken';

const mock = mockServer();

async function openUsers(...names: string[]) {
  for (const [index, firstName] of names.entries())
    mock.create('user', {
      firstName,
      lastName: 'Iqbal',
      email: `${firstName}@mail.com`,
      isActive: index % 2 ? 'Y' : 'N',
      createdAt: '2026-01-01T00:00:00Z',
    });
  const view = renderApp('/users', mock.admin());
  await screen.findAllByRole('rowheader');
  return view;
}

test('signing in', async () => {
  mock.create('employee', { email: 'coach@petal.app', password: 'petal-demo', role: { title: 'Admin' } });
  const { user } = renderApp('/login', null);
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(await read(screen.getByRole('main'))).toEqual([
    'main',
    'Petal',
    'heading, Sign in, level 1',
    'Use your administrator email and password.',
    'form',
    'Email',
    'textbox, Email, required',
    'Password',
    'Password',
    'button, Show password',
    'link, Forgot Password',
    'button, Sign in',
    'end of form',
    'No account yet?',
    'link, Sign up',
    'end of main',
  ]);
  const said = await listen();
  await press(user, 'Sign in');
  await screen.findByText('Email is required');
  expect(await said()).toEqual([PRESSED, 'textbox, Email, Email is required, invalid, required']);
  await user.type(screen.getByLabelText('Email'), 'coach@petal.app');
  await user.type(screen.getByLabelText('Password'), 'petal-demo{Enter}');
  await screen.findByRole('heading', { name: 'Welcome to Petal' });
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(await said()).toEqual(['Password, Password is required', 'main']);
});

test('searching the list', async () => {
  const { user } = await openUsers('Sana', 'Hira');
  const said = await listen();
  await user.click(screen.getByRole('searchbox'));
  await user.keyboard('sana');
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  expect(await said()).toEqual([
    'searchbox, Search by name, email or phone, placeholder Search by name, email or phone',
    'polite: 1-1 of 1',
  ]);
  await user.keyboard('x');
  await screen.findByText(/Nothing matches/);
  expect(await said()).toEqual(['polite: Nothing matches “sanax” in All.']);
});

test('pages, tabs and sections', async () => {
  const { user } = await openUsers(...Array.from({ length: 12 }, (_, index) => `Zoe${index}`));
  const said = await listen();
  await press(user, 'Next page');
  expect(await said()).toEqual(['button, Next page, disabled', 'polite: 11-12 of 12']);
  await user.click(screen.getByRole('tab', { name: 'Active' }));
  expect(await said()).toEqual(['tab, Active, selected, 1 control', 'polite: 1-6 of 6']);
  await user.click(screen.getByRole('link', { name: 'Plans' }));
  await screen.findByRole('heading', { name: 'Plans' });
  expect(await said()).toEqual(['link, Plans', 'polite: Plans']);
});

test('a menu', async () => {
  const { user } = await openUsers('Sana', 'Hira');
  const said = await listen();
  await press(user, 'Filter');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await said()).toEqual([
    'button, Filter, 1 control, expanded, has popup menu',
    'menuitem, All',
    'menuitem, Active',
    'button, Filter, has popup menu',
  ]);
});
