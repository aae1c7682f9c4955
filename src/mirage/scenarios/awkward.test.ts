import { makeServer, type MockServer } from '../server';
import { call } from '../testCall';
import { ODDITIES } from './oddities';

let server: MockServer;
beforeEach(() => (server = makeServer({ environment: 'test', scenario: 'awkward' })));
afterEach(() => server.shutdown());

type Row = Record<string, unknown>;
const list = async (path: string) => (await call<{ list: Row[] }>(path)).body.data.list;

test('a list is nested one level deeper', async () => {
  expect(await list('users/list')).toHaveLength(255);
});

test('ids and other numbers are text', async () => {
  const [user] = await list('users/list');
  expect(user!.id).toBe('1001');
  const { body } = await call<Row>('dashboard/stats');
  expect(body.data.totalUsers).toBe('254');
});

test('a figure of the dashboard falls', async () => {
  const { body } = await call<Row>('dashboard/stats');
  expect(body.data.postsGrowthPercentage).toBe('-12.5');
});

test('flags have every format', async () => {
  const flags = (await list('users/list')).map(({ isActive }) => isActive);
  expect(new Set(flags)).toEqual(new Set(['Y', 'N', true, false, 'true', 'false', undefined]));
});

test('an empty list is null', async () => {
  const rows = await list('users/list');
  expect(rows.some(({ userPlans }) => userPlans === null)).toBe(true);
});

test('modules in the sign-in reply are text with commas', async () => {
  const { body } = await call<{ user: Row }>('auth/login/v2', { email: 'hira@petal.app', password: 'petal-demo' }, '');
  expect(body.data.user).toMatchObject({ id: '2', modules: 'Users, Recipes', role: { title: 'Subadmin' } });
});

test('features are text with commas', async () => {
  const rows = await list('plans/list');
  expect(rows[0]!.features).toBe('Recipes, Habit tracker');
});

test('the last row has no id', async () => {
  expect((await list('users/list')).at(-1)).not.toHaveProperty('id');
});

test('the rows are changed in turn', async () => {
  const rows = await list('users/list');
  const [markup, long, pictograms] = rows as { firstName: string }[];
  expect(markup!.firstName).toContain('<script>');
  expect(long!.firstName).toHaveLength(300);
  expect(pictograms!.firstName).toContain('🥗');
  expect(rows[5]!.createdAt).toBe('yesterday or so');
  expect(rows[6]).not.toHaveProperty('firstName');
  expect(rows[7]!.firstName).toBeNull();
  expect(rows[8]!.firstName).toMatch(/^\w+$/);
});

test('some image URLs are scripts and some are broken', async () => {
  const files = (await list('users/list')).map(({ payment }) => (payment as Row | null)?.file);
  expect(files).toContain('javascript:alert(document.domain)');
  expect(files).toContain('uploads/no such picture?.png');
});

test('every row but the last has an id, whatever its change', async () => {
  const rows = (await list('users/list')).slice(0, ODDITIES.length);
  expect(rows.map(({ id }) => typeof id)).toEqual(ODDITIES.map(() => 'string'));
});

test('a user is deactivated by an id in text', async () => {
  expect((await call('users/deactivate', { userId: '1001' })).status).toBe(200);
});

test('error replies are not changed', async () => {
  expect(await call('users/delete', { userId: 999 })).toEqual({ status: 404, body: { message: 'User not found.' } });
});
