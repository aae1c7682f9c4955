import { makeModerator } from './moderators';
import { type EmployeeRow } from '../auth/rows';
import { table, type WithDb } from '../../database/table';

/** The oddities befall rows by their place (`oddities.ts`): the first one loses its texts, the fourth has a long name. */
const MODERATORS: readonly Partial<EmployeeRow>[] = [
  {},
  { firstName: 'Modules', lastName: 'Broken', modules: '["Users", "Ban' },
  { modules: null },
  { modules: '["Users", "Time travel", "profile"]' },
  { firstName: 'Email', lastName: 'With a plus', email: 'coach+night@petal.app' },
  { firstName: 'ایمان', lastName: 'Müller-ß', email: 'iman@müller.example' },
  { firstName: 'Role', lastName: 'Without a title', role: { title: '' } },
];

/** Over the default ones: modules, emails and roles as one does not expect them. */
export function seedOddModerators(db: WithDb) {
  table(db, 'employees').insertAll(MODERATORS.map((changes, n) => ({ ...makeModerator(n), ...changes })));
}
