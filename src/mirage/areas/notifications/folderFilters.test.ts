import { type UserProgressRow, type UserRow } from '../users/rows';
import { makeServer, type MockServer } from '../../server';
import { call } from '../../testCall';

let server: MockServer;
beforeEach(() => (server = makeServer({ environment: 'test' })));
afterEach(() => server.shutdown());

const STARTER = [{ plan: { id: 1, name: 'Starter' } }];

function user(firstName: string, changes: Partial<UserRow>, progress?: Partial<UserProgressRow>) {
  const fields: object = { firstName, userPlans: [], isActive: 'Y', ...changes };
  const { id } = server.create('user', fields).attrs as unknown as UserRow;
  if (!progress) return;
  const row: object = { userId: id, totalWorkouts: 10, completedWorkouts: 5, mealPosts: 3, ...progress };
  server.create('userProgress', row);
}

const found = async (...categories: string[]) => {
  const { body } = await call<UserRow[]>('notificationCategoriesFolder/users', { categories });
  return body.data.map(({ firstName, isActive }) => [firstName, isActive]);
};
const names = async (...categories: string[]) => (await found(...categories)).map(([name]) => name);

test('a user is inactive, on trial with the trial plan, or else active', async () => {
  user('Active', {});
  user('Gone', { isActive: 'N' });
  user('Trial', { userPlans: STARTER });
  user('Tried', { userPlans: STARTER, isActive: 'N' });
  expect(await found('Active users')).toEqual([['Active', 'Y']]);
  expect(await found('Inactive users')).toEqual([
    ['Gone', 'N'],
    ['Tried', 'N'],
  ]);
  expect(await found('Trial Users')).toEqual([['Trial', 'Trial']]);
});

test('progress is the share of completed workouts, or 0', async () => {
  user('None', {});
  user('No plan', {}, { totalWorkouts: 0, completedWorkouts: 0 });
  user('At 50', {}, { completedWorkouts: 5 });
  user('At 70', {}, { completedWorkouts: 7 });
  user('At 90', {}, { completedWorkouts: 9 });
  user('At 100', {}, { completedWorkouts: 10 });
  expect(await names('Progress less than 50')).toEqual(['None', 'No plan']);
  expect(await names('Progress less than 70')).toEqual(['None', 'No plan', 'At 50']);
  expect(await names('Progress more than 90')).toEqual(['At 100']);
});

test('the filters of workouts and meals leave out inactive users', async () => {
  user('New', {});
  user('Trains', {}, { completedWorkouts: 1, mealPosts: 0 });
  user('Posts', {}, { completedWorkouts: 0, mealPosts: 1 });
  user('Gone', { isActive: 'N' });
  expect(await names('User not doing workout')).toEqual(['New', 'Posts']);
  expect(await names('User not posting meals')).toEqual(['New', 'Trains']);
});

test('several filters find each user who matches one of them once', async () => {
  user('Active', {});
  user('Gone', { isActive: 'N' });
  expect(await names('Active users', 'Inactive users', 'Progress less than 50')).toEqual(['Active', 'Gone']);
});

test('an unknown label finds nobody; an empty list is refused', async () => {
  user('Active', {});
  expect(await names('Everybody')).toEqual([]);
  const { status, body } = await call('notificationCategoriesFolder/users', { categories: [] });
  expect([status, body.message]).toEqual([422, 'categories must be a list with something in it.']);
});

test('a found user has only name, email and phone', async () => {
  user('Sana', { lastName: 'Iqbal', email: 'sana@example.org', phoneNo: null });
  const { body } = await call('notificationCategoriesFolder/users', { categories: ['Active users'] });
  expect(body.data).toEqual([
    { id: 1001, firstName: 'Sana', lastName: 'Iqbal', email: 'sana@example.org', phoneNo: null, isActive: 'Y' },
  ]);
});
