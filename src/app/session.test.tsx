import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { callLog } from '@/services/http/callLog';
import { toSessionUser, type SessionUser } from '@/services/session/session';
import { replyWith } from '@/mirage/overrides';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { endSession } from './endSession';

const mock = mockServer();

const ACCOUNT = { email: 'coach@petal.app', password: 'petal-demo', firstName: 'Nadia', lastName: 'Coach' };

/** Renders Users with a token that the server refuses; the account `as` can sign in again. */
function openExpired(as: SessionUser, address = '/users') {
  return renderApp(address, as, 'stale-token');
}

const admin = () => ({ ...mock.admin() });

function signInAs(user: ReturnType<typeof renderApp>['user'], dialog: HTMLElement, email: string) {
  const field = within(dialog).getByLabelText('Email');
  return user
    .clear(field)
    .then(() => user.type(field, email))
    .then(() => user.type(within(dialog).getByLabelText('Password'), ACCOUNT.password))
    .then(() => user.click(within(dialog).getByRole('button', { name: 'Sign in' })));
}

const expiredDialog = () => screen.findByRole('dialog', { name: 'Your session has expired. Please sign in again.' });

test('a 401 opens one sign-in dialog with the email filled in, and the page stays', async () => {
  const person = { ...admin(), email: ACCOUNT.email };
  openExpired(person, '/dashboard');
  const dialog = await expiredDialog();
  expect(within(dialog).getByLabelText('Email')).toHaveValue(ACCOUNT.email);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(screen.getByText('Welcome to Petal')).toBeInTheDocument();
  expect(mock.posted('dashboard/stats')).toHaveLength(1);
});

test('when the same person signs in, the refused calls are sent again', async () => {
  const row = mock.create('employee', { ...ACCOUNT, role: { title: 'Admin' } });
  mock.create('user', { firstName: 'Sana', lastName: 'Iqbal' });
  const { user } = openExpired(toSessionUser(row)!);
  await signInAs(user, await expiredDialog(), ACCOUNT.email);
  expect(await screen.findByText('Sana Iqbal')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(mock.posted('users/list')).toHaveLength(2);
  expect(sessionStorage.getItem('token')).toBe(`seed-token-${row.id}`);
});

test('parts of the profile that the sign-in reply lacks are kept', async () => {
  const row = mock.create('employee', { ...ACCOUNT, role: { title: 'Admin' } });
  const { user } = openExpired({ ...toSessionUser(row)!, about: 'Coach' }, '/profile');
  replyWith(mock.server, 'auth/login/v2', {
    token: `seed-token-${row.id}`,
    data: { user: { id: row.id, role: { title: 'Admin' }, firstName: 'Nadia', lastName: 'Coach', modules: [] } },
  });
  expect(await screen.findByText('Coach')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await signInAs(user, await expiredDialog(), ACCOUNT.email);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('link', { name: 'Nadia Coach' }));
  expect(await screen.findByText('Coach')).toBeVisible();
});

test('a save that was refused with a 401 is sent again once, and the form keeps its values', async () => {
  const row = mock.create('employee', { ...ACCOUNT, role: { title: 'Admin' } });
  mock.create('user', { firstName: 'Sana', lastName: 'Iqbal', bmr: 1400 });
  const person = toSessionUser(row)!;
  const { user } = renderApp('/users', person);
  await user.click(await screen.findByRole('button', { name: 'Actions for Sana Iqbal' }));
  await user.click(screen.getByRole('menuitem', { name: 'Update BMR' }));
  const bmr = await screen.findByLabelText('BMR');
  await user.clear(bmr);
  await user.type(bmr, '1700');
  sessionStorage.setItem('token', 'stale-token');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await expiredDialog();
  expect(bmr).toHaveValue('1700');
  await signInAs(user, dialog, ACCOUNT.email);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(mock.posted('users/update/bmr')).toEqual([
    { userId: 1001, bmr: 1700 },
    { userId: 1001, bmr: 1700 },
  ]);
});

test('when another person signs in, the state is reset and the dashboard opens', async () => {
  mock.create('employee', { ...ACCOUNT, role: { title: 'Admin' } });
  const before = mock.create('employee', { firstName: 'Hira', lastName: 'Noor', role: { title: 'Admin' } });
  const { user, router, store } = openExpired(toSessionUser(before)!);
  sessionStorage.setItem('draft', 'of Hira');
  await signInAs(user, await expiredDialog(), ACCOUNT.email);
  expect(await screen.findByRole('heading', { name: 'Welcome to Petal' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/dashboard');
  expect(screen.getByText('Nadia Coach')).toBeVisible();
  expect(sessionStorage.getItem('draft')).toBeNull();
  expect(JSON.stringify(store.getState())).not.toContain('Hira');
});

test('Log out in the dialog ends the session, but not by the second click of a double click under it', async () => {
  const { user, router } = openExpired(admin());
  const logOut = within(await expiredDialog()).getByRole('button', { name: 'Log out' });
  fireEvent.click(logOut, { detail: 2 });
  expect(logOut).toBeVisible();
  await user.click(logOut);
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/login', state: null });
  expect(sessionStorage).toHaveLength(0);
});

test('a wrong password in the dialog says so and keeps it open', async () => {
  const { user } = openExpired(admin());
  const dialog = await expiredDialog();
  await signInAs(user, dialog, 'nobody@petal.app');
  expect(await within(dialog).findByRole('alert')).toBeVisible();
  expect(dialog).toBeVisible();
});

test('the calls of a session are forgotten with it', async () => {
  const { store } = renderApp('/dashboard', mock.admin());
  await waitFor(() => expect(callLog.entries().length).toBeGreaterThan(0));
  act(() => void store.dispatch(endSession()));
  expect(callLog.entries()).toEqual([]);
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
});
