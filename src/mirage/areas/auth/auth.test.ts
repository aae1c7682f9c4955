import { makeServer, type MockServer } from '../../server';
import { call } from '../../testCall';

let server: MockServer;
beforeEach(() => (server = makeServer({ environment: 'test' })));
afterEach(() => server.shutdown());

interface SignedIn {
  user: { id: number; role: { title: string }; modules: unknown; password?: string };
}

const signIn = (email: string, password = 'petal-demo') => call<SignedIn>('auth/login/v2', { email, password }, '');

test('the right password gives a token that opens the other calls', async () => {
  const { body } = await signIn('amina@petal.app');
  expect(body.data.user).toMatchObject({ id: 1, firstName: 'Amina', lastName: 'Rahman', role: { title: 'Admin' } });
  expect((await call('users/list', {}, body.token)).status).toBe(200);
});

test('the email may be written with capitals and spaces around it', async () => {
  expect((await signIn(' Amina@Petal.app ')).status).toBe(200);
});

test('the reply does not tell the password', async () => {
  expect((await signIn('amina@petal.app')).body.data.user).not.toHaveProperty('password');
});

test('a wrong password is refused without a token', async () => {
  const { status, body } = await signIn('amina@petal.app', 'wrong-one');
  expect(status).toBe(200);
  expect(body).toEqual({ success: false, message: 'Invalid email or password.', data: null });
});

test('modules come as a list for one sub-admin and as text for another', async () => {
  expect((await signIn('hira@petal.app')).body.data.user.modules).toEqual(['Users', 'Recipes']);
  expect((await signIn('sara@petal.app')).body.data.user.modules).toBe('Community, Notifications, Profile');
});

test('a plain user is known by the role', async () => {
  expect((await signIn('maya@petal.app')).body.data.user.role).toEqual({ title: 'user' });
});
