import { makeModerator } from '../factories/employees';
import { type EmployeeRow } from '../rows/people';
import { table, type WithDb } from '../table';

/** The oddities befall rows by their place (`oddities.ts`). */
const MODERATORS: readonly Partial<EmployeeRow>[] = [
  { firstName: 'Modules', lastName: 'As a list', modules: ['Users', 'Banner'] },
  { firstName: 'Modules', lastName: 'Broken', modules: '["Users", "Ban' },
  { firstName: 'Modules', lastName: 'Null', modules: null },
  { firstName: 'Modules', lastName: 'Unknown', modules: '["Users", "Time travel", "profile"]' },
  { firstName: 'Email', lastName: 'With a plus', email: 'coach+night@petal.app' },
  { firstName: 'ایمان', lastName: 'Müller-ß', email: 'iman@müller.example' },
  { firstName: 'Role', lastName: 'Without a title', role: { title: '' } },
];

/** Over the default ones: modules in every form. */
export function seedOddModerators(db: WithDb) {
  MODERATORS.forEach((changes, n) => void table(db, 'employees').insert({ ...makeModerator(n), ...changes }));
}
