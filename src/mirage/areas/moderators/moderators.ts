import { between, chance } from '../../database/random';
import { makeEmployee } from '../auth/employeeFactory';
import { type EmployeeRow } from '../auth/rows';
import { makePerson } from '../users/people';

/** The modules of the practice's moderators. */
const DUTIES: readonly (readonly string[])[] = [
  ['Users', 'Notifications'],
  ['Recipes', 'Diet Plans'],
  ['WorkOuts', 'Tracker'],
  ['Community'],
  ['Users', 'Plans', 'Payments Plans'],
  ['Banner', 'How to use'],
  ['Recipes', 'Diet Plans', 'Supplements', 'Community'],
  [
    'Users',
    'Plans',
    'Payments Plans',
    'Moderators',
    'Community',
    'Supplements',
    'Recipes',
    'WorkOuts',
    'Diet Plans',
    'Tracker',
    'Banner',
    'Notifications',
    'How to use',
  ],
  ['Supplements'],
  [],
];

export const MODERATOR_COUNT = 14;

/** Above the numbers of the users, so that no moderator is also a user. */
const FIRST_PERSON = 5000;

export function makeModerator(n: number): Omit<EmployeeRow, 'id'> {
  const { firstName, lastName, phone } = makePerson(FIRST_PERSON + n);
  const [first, last] = [firstName, lastName].map((name) => name.toLowerCase().replace(/[^a-z]/g, ''));
  return {
    ...makeEmployee(n),
    firstName,
    lastName,
    email: `${first}.${last}@petal.app`,
    phoneNo: phone,
    modules: JSON.stringify(DUTIES[n % DUTIES.length]),
    age: chance(n, 'has age') < 0.5 ? String(between(22, 55, n, 'age')) : null,
  };
}
