import { ACCOUNTS } from '../accounts';
import { type EmployeeRow } from '../rows/people';
import { factoryOf } from './factory';

/** What the sample accounts may do; modules come in the two forms that real servers send. */
const RIGHTS: Record<string, Pick<EmployeeRow, 'role' | 'modules'>> = {
  'amina@petal.app': { role: { title: 'Admin' }, modules: [] },
  'hira@petal.app': { role: { title: 'Subadmin' }, modules: ['Users', 'Recipes'] },
  'sara@petal.app': { role: { title: 'Subadmin' }, modules: 'Community, Notifications, Profile' },
  'maya@petal.app': { role: { title: 'user' }, modules: [] },
};

/** The rows behind the sample accounts, with the ids 1 to 4; the first one is the administrator. */
export const sampleEmployees = (): EmployeeRow[] =>
  ACCOUNTS.map(({ name, email, password }, i) => {
    const [firstName, lastName] = name.split(' ') as [string, string];
    const phoneNo = `+44 7700 90010${i}`;
    return { id: String(i + 1), firstName, lastName, email, password, phoneNo, ...RIGHTS[email]! };
  });

const makeEmployee = (n: number): Omit<EmployeeRow, 'id'> => ({
  firstName: 'Nadia',
  lastName: `Hart ${n + 1}`,
  email: `nadia${n + 1}@petal.app`,
  phoneNo: '+44 7700 900123',
  password: 'petal-demo',
  role: { title: 'Subadmin' },
  modules: ['Users'],
});

export const employeeFactory = factoryOf(makeEmployee);
