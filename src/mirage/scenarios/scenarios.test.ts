import { ACCOUNTS } from '../areas/auth/accounts';
import { type UserRow } from '../areas/users/rows';
import { makeServer, type MockServer } from '../server';
import { stateOf } from '../calls/state';
import { table } from '../database/table';
import { call } from '../testCall';
import { isScenarioName, type ScenarioName } from './scenarios';

let server: MockServer;
const start = (scenario: ScenarioName) => (server = makeServer({ environment: 'test', scenario }));
afterEach(() => server.shutdown());

const users = () => table(server, 'users').all();

test('default has 248 users, most of them active, with unique emails', () => {
  start('default');
  expect(users()).toHaveLength(248);
  expect(new Set(users().map(({ email }) => email)).size).toBe(248);
  const active = users().filter(({ isActive }) => isActive === 'Y').length;
  expect(active / 248).toBeGreaterThan(0.7);
  expect(active / 248).toBeLessThan(0.8);
});

test('default has users with and without each optional field', () => {
  start('default');
  for (const part of ['phoneNo', 'bmr', 'userAssesmentForm', 'payment'] as const) {
    const having = users().filter((user) => user[part] !== null).length;
    expect(having).toBeGreaterThan(100);
    expect(having).toBeLessThan(248);
  }
});

test('default is the same each time', () => {
  start('default');
  const once = users().map(({ email, isActive }) => [email, isActive]);
  server.shutdown();
  start('default');
  expect(users().map(({ email, isActive }) => [email, isActive])).toEqual(once);
});

test('default has six folders of four to six supplements', async () => {
  start('default');
  const { body } = await call<{ supplements: unknown[] }[]>('supplements/list');
  expect(body.data.map(({ supplements }) => supplements.length)).toEqual([5, 4, 4, 4, 4, 6]);
});

test('default has 64 recipes, 58 of them active and four new this month, and 40 diet plans', async () => {
  start('default');
  expect(table(server, 'recipes').all()).toHaveLength(64);
  expect(table(server, 'dietPlans').all()).toHaveLength(40);
  const { body } = await call('dashboard/stats');
  expect(body.data).toMatchObject({ activeRecipes: 58, recipeGrowthPercentage: 7.4 });
});

test('default has an active recipe and a diet plan in every sub category but the one to be found empty', () => {
  start('default');
  for (const { id, title } of table(server, 'subCategories').all()) {
    if (title === 'Nut mixes') continue;
    expect(table(server, 'recipes').where({ dishesCategoryId: id, isActive: 'Y' })).not.toEqual([]);
    expect(table(server, 'dietPlans').where({ dishesCategoryId: id })).not.toEqual([]);
  }
});

test('empty has the sample accounts and no other data', async () => {
  start('empty');
  const { email, password } = ACCOUNTS[0]!;
  expect((await call('auth/login/v2', { email, password }, '')).status).toBe(200);
  for (const path of ['users/list', 'plans/list', 'supplements/list', 'dishes/list', 'meals/list'])
    expect((await call(path)).body.data).toEqual([]);
  expect((await call('dishes/list/category')).body).toMatchObject({ list: [] });
});

test('large has 100,000 users, who can be changed', async () => {
  start('large');
  const [first] = users();
  await call('users/deactivate', { userId: first!.id });
  await call('users/delete', { userId: 1002 });
  const { body } = await call<UserRow[]>('users/list');
  expect(body.data).toHaveLength(99_999);
  expect(body.data[0]).toMatchObject({ id: 1001, isActive: 'N' });
});

test('large has 10,000 recipes and diet plans with unique titles, which deleting a category deletes', async () => {
  start('large');
  for (const name of ['recipes', 'dietPlans'] as const) {
    const rows: { title: string; dishesCategoryId: string }[] = table(server, name).all();
    expect(new Set(rows.map(({ title }) => title)).size).toBe(10_000);
    expect(new Set(rows.map(({ dishesCategoryId }) => dishesCategoryId)).size).toBe(20);
  }
  await call('categories/deleteCategory', { id: 1 });
  for (const name of ['recipes', 'dietPlans'] as const) expect(table(server, name).all()).toHaveLength(8000);
});

test('failing allows sign-in and replies to other calls with a 500, every second time without a message', async () => {
  start('failing');
  const { email, password } = ACCOUNTS[0]!;
  expect((await call('auth/login/v2', { email, password }, '')).status).toBe(200);
  expect(await call('users/list')).toEqual({ status: 500, body: { message: 'The database cannot be reached.' } });
  expect(await call('users/list')).toEqual({ status: 500, body: {} });
});

test('slow replies after three seconds', () => {
  start('slow');
  expect(stateOf(server).latency).toBe(3000);
});

test.each(['large', 'awkward', 'long', 'urdu'])('%s is a scenario', (name) => {
  start('empty');
  expect(isScenarioName(name)).toBe(true);
});

test('urdu has fifty members, who write from right to left in their names, answers, posts and comments', async () => {
  start('urdu');
  const { body } = await call<UserRow[]>('users/list');
  expect(body.data).toHaveLength(50);
  const rightToLeft = (text: unknown) => /[\u0600-\u06ff]/.test(JSON.stringify(text));
  expect(body.data.filter(({ firstName }) => rightToLeft(firstName)).length).toBeGreaterThan(40);
  expect(body.data.filter((user) => user.userAssesmentForm && rightToLeft(user.userAssesmentForm))).not.toEqual([]);
  for (const name of ['posts', 'comments', 'recipes', 'dietPlans', 'plans', 'exercises', 'habits'] as const)
    expect(rightToLeft(table(server, name).all())).toBe(true);
  const authors = table(server, 'comments')
    .all()
    .filter(({ userId }) => userId !== 1);
  for (const { userId, user } of authors) expect(table(server, 'users').find(userId)).toMatchObject(user);
});

test.each(['', 'toString', 'Large', null])('%p is not a scenario', (name) => {
  start('empty');
  expect(isScenarioName(name)).toBe(false);
});

test('long makes a word of 60 to 170 letters of whatever people type, and of nothing else', async () => {
  start('long');
  const { body } = await call('users/list');
  const [user] = (body as { data: Record<string, string>[] }).data;
  for (const field of ['firstName', 'lastName', 'email']) expect(user![field]).toMatch(/^\S{60,185}$/);
  expect(user!.email).toContain('@');
  expect(Date.parse(user!.createdAt!)).not.toBeNaN();
});
