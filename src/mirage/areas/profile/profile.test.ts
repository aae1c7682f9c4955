import { makeServer, type MockServer } from '../../server';
import { call, form, picture } from '../../testCall';

let server: MockServer;
beforeEach(() => (server = makeServer({ environment: 'test' })));
afterEach(() => server.shutdown());

const UPDATE = 'users/update/profile';
const NAMES = { firstName: 'Amna', lastName: 'Rahman', email: 'amna@petal.app' };

const profile = (changes: Record<string, string | File> = {}) => form({ ...NAMES, ...changes });

test('the caller is updated; the reply has the account without the password', async () => {
  const fields = { age: '40', phoneNo: '+44 2', about: 'New', image: picture('face.png') };
  const { status, body } = await call(UPDATE, profile(fields));
  expect([status, body.message]).toEqual([200, 'Profile updated successfully.']);
  expect(body.data).toEqual({
    id: 1,
    ...NAMES,
    phoneNo: '+44 2',
    role: { title: 'Admin' },
    modules: [],
    age: '40',
    imageURL: 'uploads/1-face.png',
    userProfile: { about: 'New' },
  });
});

test('absent fields keep their values', async () => {
  await call(UPDATE, profile({ about: 'New', age: '40' }));
  const { body } = await call(UPDATE, profile());
  expect(body.data).toMatchObject({ age: '40', userProfile: { about: 'New' }, phoneNo: '+44 7700 900100' });
});

test('the new email signs in', async () => {
  await call(UPDATE, profile());
  const { body } = await call('auth/login/v2', { email: NAMES.email, password: 'petal-demo' });
  expect(body.data).toMatchObject({ user: { id: 1, firstName: 'Amna' } });
});

test.each(['firstName', 'lastName', 'email'])('a profile without %s is refused', async (name) => {
  const { status, body } = await call(UPDATE, profile({ [name]: '' }));
  expect([status, body.message]).toEqual([422, `${name} is required.`]);
});

test('another person’s email is refused, the caller’s own is not', async () => {
  expect((await call(UPDATE, profile({ email: 'HIRA@petal.app' }))).body.message).toBe(
    'A person with this email already exists.',
  );
  expect((await call(UPDATE, profile({ email: 'AMINA@petal.app' }))).status).toBe(200);
});

test('a profile in JSON is refused', async () => {
  expect((await call(UPDATE, NAMES)).status).toBe(415);
});
