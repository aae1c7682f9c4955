import { type User } from '@/services/userTypes';
import { planOf } from './bulkActions';

const users = (...active: boolean[]) => active.map((isActive, id) => ({ id, isActive })) as unknown as User[];

test('those who are active already are left out of activating, the others out of deactivating', () => {
  const activate = planOf('activate', users(true, false, false, true, true));
  expect(activate.people.map(({ id }) => id)).toEqual([1, 2]);
  expect(activate.texts).toEqual(['2 users will be activated.', '3 are active already and are left out.']);
  expect(activate.startLabel).toBe('Activate 2 users');
  const deactivate = planOf('deactivate', users(true, false));
  expect(deactivate.people.map(({ id }) => id)).toEqual([0]);
  expect(deactivate.texts).toEqual(['1 user will be deactivated.', '1 is inactive already and is left out.']);
});

test('where all are left out, only that is said', () => {
  expect(planOf('activate', users(true, true))).toMatchObject({ people: [], texts: ['2 are active already.'] });
});

test('nobody is left out of the supplements', () => {
  const { people, texts } = planOf('supplements', users(true, false));
  expect(people).toHaveLength(2);
  expect(texts).toEqual(['The folders ticked below will replace the supplements of 2 users.']);
});
