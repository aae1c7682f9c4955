import { screen, waitFor, within } from '@testing-library/react';
import { browserWentOffline, browserWentOnline } from '@/services/http/connection';
import { act } from 'react';
import { sidebarButtons, topBarButtons } from '@/screen/shell/buttons';
import { overlay, shellOverlays } from '@/screen/shell/overlays';
import { fill } from '@/lib/slots';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { SECTIONS } from '../sections';

const mock = mockServer();

const sections = async () =>
  within(await screen.findByRole('navigation', { name: 'Sections' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

test('an admin sees all sections, in their order', async () => {
  renderApp('/dashboard', mock.admin());
  expect(await sections()).toEqual(SECTIONS.map(({ label }) => label));
});

test('a sub-admin sees the dashboard and the sections of their modules, whatever their case', async () => {
  renderApp('/dashboard', mock.subAdmin([' users ', 'RECIPES']));
  expect(await sections()).toEqual(['Dashboard', 'Users', 'Recipes']);
});

test.each(['/banners', '/profile', '/no-such-page'])('a sub-admin is led from %s to the dashboard', async (address) => {
  const { router } = renderApp(address, mock.subAdmin(['Users']));
  expect(await screen.findByRole('heading', { name: 'Welcome to Petal' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/dashboard');
});

test('a sub-admin without Profile and Notifications has neither bell nor profile link', async () => {
  renderApp('/dashboard', { ...mock.subAdmin(['Users']), firstName: 'Hira', lastName: 'Noor' });
  expect(await screen.findByText('Hira Noor')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Hira Noor' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Notifications' })).not.toBeInTheDocument();
});

test('the top bar shows the section, the bell and the person', async () => {
  renderApp('/users', mock.admin());
  expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  const bar = within(screen.getByRole('banner'));
  expect(bar.getByRole('link', { name: 'Notifications' })).toHaveAttribute('href', '/notifications');
  expect(bar.getByRole('link', { name: 'Amina Rahman' })).toHaveAttribute('href', '/profile');
  expect(document.title).toBe('Users · Petal');
});

test.each(['/users', '/profile', '/no-such-page'])('%s needs a session', async (address) => {
  const { router } = renderApp(address, null);
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
});

test('the root redirects to the sign-in page, and from there to the dashboard if somebody is signed in', async () => {
  renderApp('/', null);
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('the sign-in page redirects a person who is signed in', async () => {
  renderApp('/login', mock.admin());
  expect(await screen.findByRole('heading', { name: 'Welcome to Petal' })).toBeVisible();
});

test('an unknown address shows a message and a link back', async () => {
  const { user } = renderApp('/no-such-page', mock.admin());
  expect(await screen.findByRole('heading', { level: 2, name: 'Page not found' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Go to Dashboard' }));
  expect(await screen.findByRole('heading', { name: 'Welcome to Petal' })).toBeVisible();
});

test('Logout asks for confirmation; Cancel keeps the session', async () => {
  const { user, router } = renderApp('/users', mock.admin());
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm Logout' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(router.state.location.pathname).toBe('/users');
});

test('Logout clears storage, slices and cache, and leaves no trace in the address', async () => {
  mock.create('user', { firstName: 'Sana', lastName: 'Iqbal' });
  const { user, router, store } = renderApp('/users?search=sana', mock.admin());
  await screen.findByText('Sana Iqbal');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/login', search: '', state: null });
  expect(sessionStorage).toHaveLength(0);
  expect(JSON.stringify(store.getState())).not.toMatch(/sana|Amina/i);
});

test('Back after a logout passes no address of the account on to the next person', async () => {
  const { user, router, go } = renderApp('/users?search=sana', mock.admin());
  await user.click(await screen.findByRole('link', { name: 'Dashboard' }));
  await screen.findByRole('heading', { name: 'Welcome to Petal' });
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Logout' }));
  await screen.findByRole('heading', { name: 'Sign in' });
  await go(-1);
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/login', state: null });
});

test('the theme can be switched and is remembered', async () => {
  const { user, store } = renderApp('/dashboard', mock.admin());
  await user.click(await screen.findByRole('button', { name: 'Switch to dark theme' }));
  expect(store.getState().theme.chosen).toBe('dark');
  expect(screen.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
});

test('the notice is shown while the browser is offline', async () => {
  const { store } = renderApp('/dashboard', mock.admin());
  await screen.findByRole('heading', { name: 'Welcome to Petal' });
  act(() => void store.dispatch(browserWentOffline()));
  expect(screen.getByText(/The server cannot be reached/)).toBeVisible();
  act(() => void store.dispatch(browserWentOnline()));
  await waitFor(() => expect(screen.queryByText(/The server cannot be reached/)).not.toBeInTheDocument());
});

test('the drawer of small screens opens, and closes when a link is followed', async () => {
  const { user } = renderApp('/dashboard', mock.admin());
  await user.click(await screen.findByRole('button', { name: 'Open menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  await waitFor(() => expect(screen.getByRole('main', { hidden: true })).toHaveAttribute('inert'));
  await user.click(within(drawer).getByRole('link', { name: 'Users' }));
  expect(await screen.findByRole('heading', { name: 'Users', level: 1, hidden: true })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('main')).not.toHaveAttribute('inert');
});

test('a dialog opened from the drawer keeps the focus when the drawer has closed', async () => {
  const { user } = renderApp('/dashboard', mock.admin());
  await user.click(await screen.findByRole('button', { name: 'Open menu' }));
  await user.click(within(await screen.findByRole('dialog', { name: 'Menu' })).getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

test('an overlay of a capability opens by its key in a panel that has it, and nothing in one without', async () => {
  const fetchCode = jest.fn(() => Promise.resolve(() => <p>Mine</p>));
  const fills = [fill(shellOverlays, overlay('mine', fetchCode, { key: '!' }))];
  const mine = { name: 'mine', parts: { shell: () => Promise.resolve({ fills }) } };
  const view = renderApp('/dashboard', mock.admin(), undefined, undefined, []);
  expect(await sections()).toHaveLength(SECTIONS.length);
  await view.user.keyboard('!');
  expect(fetchCode).not.toHaveBeenCalled();
  view.leave();
  const { user } = renderApp('/dashboard', mock.admin(), undefined, undefined, [mine]);
  await sections();
  await user.keyboard('!');
  expect(await screen.findByText('Mine')).toBeVisible();
});

test('another page renders neither the shell nor its bars again', async () => {
  const Button = jest.fn(() => null);
  const fills = [sidebarButtons, topBarButtons].map((bar) => fill(bar, Button));
  const { go } = renderApp('/dashboard', mock.admin(), undefined, undefined, [
    { name: 'mine', parts: { shell: () => Promise.resolve({ fills }) } },
  ]);
  await sections();
  Button.mockClear();
  await go('/recipes');
  expect(await screen.findByRole('heading', { level: 1, name: 'Recipes' })).toBeVisible();
  expect(Button).not.toHaveBeenCalled();
});
