import { screen } from '@testing-library/react';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const ACCOUNT = { email: 'coach@petal.app', password: 'petal-demo' };

/** Follows a link as a visitor, and signs in. */
async function signInAt(address: string) {
  mock.create('employee', { ...ACCOUNT, role: { title: 'Admin' } });
  const { user, router } = renderApp(address, null);
  await screen.findByRole('heading', { name: 'Sign in' });
  const remembered = router.state.location.state as unknown;
  await user.type(screen.getByLabelText('Email'), ACCOUNT.email);
  await user.type(screen.getByLabelText('Password'), ACCOUNT.password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  return { router, remembered };
}

test('a link in capitals leads to its section after signing in', async () => {
  const { router } = await signInAt('/Users/?tab=inactive');
  expect(await screen.findByRole('tab', { name: 'Inactive', selected: true })).toBeVisible();
  expect(router.state.location.pathname).toBe('/users');
});

test.each(['//host/x', '///x', '/%5Chost', '/\\host', '/no-such-page'])(
  '%s is of no section and is not remembered across signing in',
  async (address) => {
    const { remembered } = await signInAt(address);
    expect(remembered).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Welcome to Petal' })).toBeVisible();
  },
);
