import { makeServer, type MockServer } from '../../server';
import { call } from '../../testCall';

let server: MockServer;
beforeEach(() => (server = makeServer({ environment: 'test' })));
afterEach(() => server.shutdown());

interface SignedIn {
  user: { id: number; role: { title: string }; modules: unknown; password?: string };
}

const signIn = (email: string, password = 'petal-demo') => call<SignedIn>('auth/login/v2', { email, password }, '');

test('the right password gives a token for the other calls', async () => {
  const { body } = await signIn('amina@petal.app');
  expect(body.data.user).toMatchObject({ id: 1, firstName: 'Amina', lastName: 'Rahman', role: { title: 'Admin' } });
  expect((await call('users/list', {}, body.token)).status).toBe(200);
});

test('case of the email and spaces around it do not matter', async () => {
  expect((await signIn(' Amina@Petal.app ')).status).toBe(200);
});

test('the reply has no password', async () => {
  expect((await signIn('amina@petal.app')).body.data.user).not.toHaveProperty('password');
});

test('a wrong password gives no token', async () => {
  const { status, body } = await signIn('amina@petal.app', 'wrong-one');
  expect(status).toBe(200);
  expect(body).toEqual({ success: false, message: 'Invalid email or password.', data: null });
});

test('modules are a list for one sub-admin and JSON text for another', async () => {
  expect((await signIn('hira@petal.app')).body.data.user.modules).toEqual(['Users', 'Recipes']);
  expect((await signIn('sara@petal.app')).body.data.user.modules).toBe('["Community","Notifications","Profile"]');
});

test('an app user signs in with the role `user`', async () => {
  expect((await signIn('maya@petal.app')).body.data.user.role).toEqual({ title: 'user' });
});
