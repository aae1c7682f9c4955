import { ACCOUNTS } from './accounts';
import { type EmployeeRow, type RoleRow } from './rows';
import { factoryOf } from '../../database/factoryOf';

const ADMIN: RoleRow = { id: '1', title: 'Admin' };
const SUB_ADMIN: RoleRow = { id: '2', title: 'Subadmin' };
const PLAIN_USER: RoleRow = { id: '3', title: 'user' };

export const ROLES = [ADMIN, SUB_ADMIN, PLAIN_USER];

const inRole = ({ id, title }: RoleRow) => ({ role: { title }, roleId: id });

type Account = Pick<EmployeeRow, 'role' | 'roleId' | 'modules' | 'age' | 'about'>;

const NO_PROFILE = { age: null, imageURL: null, about: null };

/** The roles and modules of the sample accounts, in formats that real servers send. */
const SAMPLES: Record<string, Account> = {
  'amina@petal.app': {
    ...inRole(ADMIN),
    modules: [],
    age: '38',
    about: 'Dietitian and founder of the practice.\nOn the phone from nine to five, in the community in the evening.',
  },
  'hira@petal.app': { ...inRole(SUB_ADMIN), ...NO_PROFILE, modules: ['Users', 'Recipes'] },
  'sara@petal.app': { ...inRole(SUB_ADMIN), ...NO_PROFILE, modules: '["Community","Notifications","Profile"]' },
  'maya@petal.app': { ...inRole(PLAIN_USER), ...NO_PROFILE, modules: [] },
};

/** The rows of the sample accounts, with the ids 1 to 4; the first one is the admin. */
export const sampleEmployees = (): EmployeeRow[] =>
  ACCOUNTS.map(({ name, email, password }, i) => {
    const [firstName, lastName] = name.split(' ') as [string, string];
    const phoneNo = `+44 7700 90010${i}`;
    return { id: String(i + 1), firstName, lastName, email, password, phoneNo, imageURL: null, ...SAMPLES[email]! };
  });

export const makeEmployee = (n: number): Omit<EmployeeRow, 'id'> => ({
  ...inRole(SUB_ADMIN),
  ...NO_PROFILE,
  firstName: 'Nadia',
  lastName: `Hart ${n + 1}`,
  email: `nadia${n + 1}@petal.app`,
  phoneNo: '+44 7700 900123',
  password: 'petal-demo',
  modules: ['Users'],
});

export const employeeFactory = factoryOf(makeEmployee);

export const roleFactory = factoryOf((n): Omit<RoleRow, 'id'> => ({ title: ROLES[n % ROLES.length]!.title }));
