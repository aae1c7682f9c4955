import { screen, within } from '@testing-library/react';
import { type UserRow } from '@/mirage/areas/users/rows';
import { type mockServer } from './mockServer';

type Mock = ReturnType<typeof mockServer>;

/** In px, for a few rows of the found users: jsdom has no layout, and a list without a height renders no row. */
const LIST_HEIGHT = 216;

/** Gives the list of found users a height in each test of the file. */
export function withListHeight() {
  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(LIST_HEIGHT);
  });
}

/** Users by first name; the first has the id 1001. */
export function users(mock: Mock, ...names: string[]) {
  for (const firstName of names) user(mock, { firstName });
}

export const user = (mock: Mock, changes: Partial<UserRow>) =>
  mock.create('user', { lastName: 'Iqbal', isActive: 'Y', userPlans: [], ...changes });

/** The rendered checkboxes of the found users. */
export const foundBoxes = () =>
  within(screen.getByRole('list', { name: 'Found users' })).getAllByRole<HTMLInputElement>('checkbox');
/** The checkbox of a found user. */
export const box = (name: string) => screen.findByRole('checkbox', { name: new RegExp(`^${name} `) });
