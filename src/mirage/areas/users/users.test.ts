import { type UserRow } from './rows';
import { makeServer, type MockServer } from '../../server';
import { call, form, picture } from '../../testCall';

let server: MockServer;
beforeEach(() => (server = makeServer({ environment: 'test' })));
afterEach(() => server.shutdown());

const listed = async () => (await call<UserRow[]>('users/list')).body.data;

const newUser = (changes: Record<string, string | File> = {}) =>
  form({
    firstName: 'Zara',
    lastName: 'Khan',
    email: 'zara@example.org',
    phoneNo: '03001234567',
    planId: '1',
    image: picture(),
    ...changes,
  });

test('users are listed newest first, with ids as numbers', async () => {
  server.createList('user', 3);
  expect((await listed()).map(({ id }) => id)).toEqual([1001, 1002, 1003]);
});

test('a created user is listed first, with the plan and the stored image', async () => {
  server.create('plan', { name: 'Care', price: '39.00' });
  server.create('user');
  expect((await call('users/create', newUser())).body.message).toBe('User created successfully.');
  const [first, ...others] = await listed();
  expect(others).toHaveLength(1);
  expect(first).toMatchObject({
    firstName: 'Zara',
    phoneNo: '03001234567',
    isActive: 'Y',
    userPlans: [{ plan: { id: 1, name: 'Care' } }],
    payment: { file: 'uploads/1-receipt.png', amount: '39.00' },
  });
});

test('a taken email is refused, ignoring case', async () => {
  server.create('plan');
  server.create('user', { email: 'Zara@Example.org' });
  const { status, body } = await call('users/create', newUser());
  expect(status).toBe(409);
  expect(body.message).toBe('A user with this email already exists.');
  expect(await listed()).toHaveLength(1);
});

test('an empty image is refused', async () => {
  server.create('plan');
  const { status } = await call('users/create', newUser({ image: new File([], 'empty.png') }));
  expect(status).toBe(422);
});

test('an unknown plan is refused', async () => {
  const { status, body } = await call('users/create', newUser({ planId: '7' }));
  expect(status).toBe(404);
  expect(body.message).toBe('Plan not found.');
});

test('a user is deactivated and activated', async () => {
  server.create('user', { isActive: 'Y' });
  await call('users/deactivate', { userId: 1001 });
  expect((await listed())[0]?.isActive).toBe('N');
  await call('users/update/status', { id: 1001 });
  expect((await listed())[0]?.isActive).toBe('Y');
});

test('a deleted user is gone', async () => {
  server.createList('user', 2);
  await call('users/delete', { userId: '1001' });
  expect((await listed()).map(({ id }) => id)).toEqual([1002]);
});

test.each([
  ['users/update/status', { id: 5 }],
  ['users/deactivate', { userId: 5 }],
  ['users/delete', { userId: 5 }],
  ['users/progress', { userId: 5 }],
  ['users/update/bmr', { userId: 5, bmr: 1500 }],
  ['supplements/assigned/supplements', { userId: 5, supplementCategoryId: [] }],
])('%s with an unknown id is refused', async (path, body) => {
  const answer = await call(path, body);
  expect(answer.status).toBe(404);
  expect(answer.body.message).toBe('User not found.');
});

test('the BMR is stored as a number', async () => {
  server.create('user', { bmr: null });
  await call('users/update/bmr', { userId: 1001, bmr: '1600' });
  expect((await listed())[0]?.bmr).toBe(1600);
});

test('a BMR below zero is refused', async () => {
  server.create('user', { bmr: 1500 });
  expect((await call('users/update/bmr', { userId: 1001, bmr: -100 })).status).toBe(422);
});

test('users/progress returns the user’s progress', async () => {
  server.create('user');
  server.create('userProgress', { userId: '1001', totalWorkouts: 12, completedWorkouts: 7, habits: [] });
  const { body } = await call('users/progress', { userId: 1001 });
  expect(body.data).toEqual({ totalWorkouts: 12, completedWorkouts: 7, habits: [] });
});

test('users/progress returns null for a user without progress', async () => {
  server.create('user');
  expect((await call('users/progress', { userId: 1001 })).body.data).toBeNull();
});
