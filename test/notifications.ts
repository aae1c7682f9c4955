import { type UserRow } from '@/mirage/areas/users/rows';
import { type mockServer } from './mockServer';

type Mock = ReturnType<typeof mockServer>;

/** Users by first name; the first has the id 1001. */
export function users(mock: Mock, ...names: string[]) {
  for (const firstName of names) user(mock, { firstName });
}

export const user = (mock: Mock, changes: Partial<UserRow>) =>
  mock.create('user', { lastName: 'Iqbal', isActive: 'Y', userPlans: [], ...changes });
