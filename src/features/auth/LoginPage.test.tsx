import { screen } from '@testing-library/react';
import { dropConnection, hold, refuse, replyWith, successFalse } from '@/mirage/overrides';
import { restoreSession } from '@/services/session/session';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const ACCOUNT = { email: 'coach@petal.app', password: 'petal-demo' };

async function open(address = '/login') {
  const view = renderApp(address, null);
  await screen.findByRole('heading', { name: 'Sign in' });
  const signIn = async (email: string, password: string) => {
    if (email) await view.user.type(screen.getByLabelText('Email'), email);
    if (password) await view.user.type(screen.getByLabelText('Password'), password);
    await view.user.click(screen.getByRole('button', { name: 'Sign in' }));
  };
  return { ...view, signIn };
}

test('an administrator signs in and lands on the dashboard; the session is stored', async () => {
  const { id } = mock.create('employee', {
    ...ACCOUNT,
    firstName: 'Amina',
    lastName: 'Rahman',
    role: { title: 'Admin' },
  });
  const { signIn, store } = await open();
  await signIn(' coach@petal.app ', ACCOUNT.password);
  expect(await screen.findByRole('heading', { name: 'Welcome to Petal' })).toBeVisible();
  expect(mock.posted('auth/login/v2')).toEqual([ACCOUNT]);
  expect(sessionStorage.getItem('token')).toBe(`seed-token-${id}`);
  expect(sessionStorage.getItem('userId')).toBe(id);
  expect(JSON.parse(sessionStorage.getItem('user')!)).toMatchObject({ firstName: 'Amina', role: 'Admin' });
  expect(JSON.stringify(store.getState())).not.toMatch(/seed-token|petal-demo/);
});

test.each([
  ['', '', ['Email is required', 'Password is required']],
  ['amina', 'petal-demo', ['Email is not valid']],
  ['a@b.co', '12345', ['Password must be at least 6 characters']],
])('“%s” with “%s” is not sent', async (email, password, messages) => {
  const { signIn } = await open();
  await signIn(email, password);
  for (const message of messages) expect(await screen.findByText(message)).toBeVisible();
  expect(mock.posted('auth/login/v2')).toEqual([]);
});

test('editing a field clears its error and the general error', async () => {
  mock.create('employee', { ...ACCOUNT, role: { title: 'User ' } });
  const { signIn, user } = await open();
  await signIn(ACCOUNT.email, ACCOUNT.password);
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password');
  await user.type(screen.getByLabelText('Password'), 'x');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a plain user is refused and leaves no session', async () => {
  mock.create('employee', { ...ACCOUNT, role: { title: 'USER' } });
  const { signIn } = await open();
  await signIn(ACCOUNT.email, ACCOUNT.password);
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password');
  expect(sessionStorage).toHaveLength(0);
});

test('a user without a role signs in and stays signed in after a reload', async () => {
  mock.create('employee', { ...ACCOUNT, role: { title: '' } });
  const { signIn } = await open();
  await signIn(ACCOUNT.email, ACCOUNT.password);
  expect(await screen.findByRole('heading', { name: 'Welcome to Petal' })).toBeVisible();
  expect(restoreSession()).toMatchObject({ email: ACCOUNT.email, role: '' });
});

test('a reply without a token is an invalid sign-in', async () => {
  successFalse(mock.server, 'auth/login/v2', 'No.');
  const { signIn } = await open();
  await signIn(ACCOUNT.email, ACCOUNT.password);
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid login credentials');
});

test.each([
  ['refused', () => refuse(mock.server, 'auth/login/v2', { status: 500 })],
  ['dropped', () => dropConnection(mock.server, 'auth/login/v2')],
])('a %s call is a failed sign-in, and the typed values stay', async (_name, fail) => {
  fail();
  const { signIn } = await open();
  await signIn(ACCOUNT.email, ACCOUNT.password);
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. Please try again.');
  expect(screen.getByLabelText('Email')).toHaveValue(ACCOUNT.email);
});

test('an address is sent without the signs that came along when it was pasted', async () => {
  mock.create('employee', { ...ACCOUNT, role: { title: 'Admin' } });
  const { signIn } = await open();
  await signIn(`\u202A${ACCOUNT.email}\u202C\u00A0`, ACCOUNT.password);
  await screen.findByRole('heading', { name: 'Welcome to Petal' });
  expect(mock.posted('auth/login/v2')).toMatchObject([{ email: ACCOUNT.email }]);
});

test('a double click signs in once', async () => {
  mock.create('employee', { ...ACCOUNT, role: { title: 'Admin' } });
  const release = hold(mock.server, 'auth/login/v2');
  const { user } = await open();
  await user.type(screen.getByLabelText('Email'), ACCOUNT.email);
  await user.type(screen.getByLabelText('Password'), ACCOUNT.password);
  await user.dblClick(screen.getByRole('button', { name: 'Sign in' }));
  release();
  await screen.findByRole('heading', { name: 'Welcome to Petal' });
  expect(mock.posted('auth/login/v2')).toHaveLength(1);
});

test('after signing in, a followed link is opened', async () => {
  mock.create('employee', { ...ACCOUNT, role: { title: 'Admin' } });
  const { signIn, router } = await open('/users?tab=inactive');
  await signIn(ACCOUNT.email, ACCOUNT.password);
  expect(await screen.findByRole('tab', { name: 'Inactive', selected: true })).toBeVisible();
  expect(router.state.location.pathname).toBe('/users');
});

test('Forgot Password does nothing; signing up is a link', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('link', { name: 'Forgot Password' }));
  expect(router.state.location.pathname).toBe('/login');
  await user.click(screen.getByRole('link', { name: 'Sign up' }));
  expect(await screen.findByRole('heading', { name: 'Create Account' })).toBeVisible();
});

test('the password can be shown', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
});

const PERSON = { id: 7, firstName: 'Amina', lastName: 'Rahman', role: { title: 'Admin' } };

test.each([
  ['the user beside the token', { token: 't', user: PERSON }],
  ['both below data', { data: { token: 't', user: PERSON } }],
  ['the token below data', { data: { token: 't' }, user: PERSON }],
  ['the user below data', { token: 't', data: { user: PERSON } }],
])('signs in by a reply with %s', async (_form, reply) => {
  replyWith(mock.server, 'auth/login/v2', reply);
  const { signIn } = await open();
  await signIn(ACCOUNT.email, ACCOUNT.password);
  expect(await screen.findByRole('link', { name: 'Amina Rahman' })).toBeVisible();
  expect(sessionStorage.getItem('token')).toBe('t');
});
