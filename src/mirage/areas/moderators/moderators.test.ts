import { makeServer, type MockServer } from '../../server';
import { call } from '../../testCall';

let server: MockServer;
beforeEach(() => (server = makeServer({ environment: 'test' })));
afterEach(() => server.shutdown());

interface Moderator {
  id: number;
  firstName: string;
  lastName: string;
  modules: string;
}

const CREATE = 'users/create/employee';
const UPDATE = 'users/update/employee';

const listed = async () => (await call<Moderator[]>('users/list/employees')).body.data;
const names = async () => (await listed()).map(({ firstName, lastName }) => `${firstName} ${lastName}`);

const moderator = (changes: object = {}) => ({
  name: 'Zara Noor Khan',
  email: 'zara+night@petal.app',
  phone: '+44 7700 900150',
  role: 2,
  modules: ['Users', 'Time travel'],
  password: 'secret',
  confirmPassword: 'secret',
  ...changes,
});

const STORED = {
  firstName: 'Zara',
  lastName: 'Noor Khan',
  email: 'zara+night@petal.app',
  phoneNo: '+44 7700 900150',
  role: { title: 'Subadmin' },
  roleId: 2,
  modules: '["Users","Time travel"]',
};

test('the list has all employees but plain users, with modules as JSON text and without passwords', async () => {
  const rows = await listed();
  expect(rows).toMatchObject([
    { id: 1, firstName: 'Amina', modules: '[]', role: { title: 'Admin' }, roleId: 1 },
    { id: 2, firstName: 'Hira', modules: '["Users","Recipes"]', role: { title: 'Subadmin' }, roleId: 2 },
    { id: 3, firstName: 'Sara', modules: '["Community","Notifications","Profile"]' },
  ]);
  expect(JSON.stringify(rows)).not.toContain('petal-demo');
});

test('a moderator whose role has no title is listed', async () => {
  server.create('employee', { firstName: 'Nadia', lastName: 'Hart', role: { title: '' } });
  expect(await names()).toContain('Nadia Hart');
});

test('there are three roles', async () => {
  expect((await call('roles/list')).body.data).toEqual([
    { id: 1, title: 'Admin' },
    { id: 2, title: 'Subadmin' },
    { id: 3, title: 'user' },
  ]);
});

test('a created moderator is listed and can sign in', async () => {
  expect((await call(CREATE, moderator())).status).toBe(200);
  expect((await listed()).at(-1)).toEqual({ id: 5, ...STORED });
  const { body } = await call('auth/login/v2', { email: 'zara+night@petal.app', password: 'secret' }, '');
  expect(body.token).toBe('seed-token-5');
});

test('modules may be an empty list', async () => {
  expect((await call(CREATE, moderator({ modules: [] }))).status).toBe(200);
  expect((await listed()).at(-1)!.modules).toBe('[]');
});

test.each(['name', 'email', 'phone', 'role', 'modules', 'password', 'confirmPassword'])(
  'a moderator without %s is refused',
  async (name) => {
    const { status, body } = await call(CREATE, moderator({ [name]: '' }));
    expect(status).toBe(422);
    expect(body.message).toBe(`${name} is required.`);
  },
);

test.each([
  ['a short password', { password: '12345', confirmPassword: '12345' }, 422, 'The password is too short.'],
  ['passwords that differ', { confirmPassword: 'secrets' }, 422, 'The passwords do not match.'],
  ['a taken email', { email: 'HIRA@petal.app' }, 409, 'A moderator with this email already exists.'],
  ['a role that there is not', { role: 9 }, 404, 'Role not found.'],
  ['modules as text', { modules: 'Users' }, 422, 'modules must be a list of texts.'],
])('%s is refused', async (_name, changes, status, message) => {
  const reply = await call(CREATE, moderator(changes));
  expect(reply.status).toBe(status);
  expect(reply.body.message).toBe(message);
  expect(await listed()).toHaveLength(3);
});

test('a changed moderator has the new fields and the old password', async () => {
  const changes = moderator({ id: 2, password: undefined, confirmPassword: undefined });
  expect((await call(UPDATE, changes)).status).toBe(200);
  expect((await listed())[1]).toEqual({ id: 2, ...STORED });
  const { body } = await call('auth/login/v2', { email: 'zara+night@petal.app', password: 'petal-demo' }, '');
  expect(body.token).toBe('seed-token-2');
});

test('a moderator may keep the email, but not take another’s', async () => {
  expect((await call(UPDATE, moderator({ id: 2, email: 'Hira@petal.app' }))).status).toBe(200);
  expect((await call(UPDATE, moderator({ id: 2, email: 'sara@petal.app' }))).status).toBe(409);
});

test('an unknown moderator cannot be changed', async () => {
  const { status, body } = await call(UPDATE, moderator({ id: 99 }));
  expect(status).toBe(404);
  expect(body.message).toBe('Moderator not found.');
});

test('a deleted moderator is gone and the token is no longer valid', async () => {
  expect((await call('users/delete', { userId: 2 })).status).toBe(200);
  expect(await names()).toEqual(['Amina Rahman', 'Sara Malik']);
  expect((await call('users/list', {}, 'seed-token-2')).status).toBe(401);
});
