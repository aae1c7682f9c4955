import { makeModerator } from './moderators';
import { type EmployeeRow } from '../auth/rows';
import { table, type WithDb } from '../../database/table';

/** The scenario replaces texts by position (`oddities.ts`): the third row gets a long name. */
const MODERATORS: readonly Partial<EmployeeRow>[] = [
  { firstName: 'Modules', lastName: 'Broken', modules: '["Users", "Ban' },
  { modules: null },
  { modules: '["Users", "Time travel", "profile"]' },
  { firstName: 'Email', lastName: 'With a plus', email: 'coach+night@petal.app' },
  { firstName: 'ایمان', lastName: 'Müller-ß', email: 'iman@müller.example' },
  { firstName: 'Role', lastName: 'Without a title', role: { title: '' } },
];

/** Adds moderators with invalid modules, unusual emails and a role without a title. */
export function seedOddModerators(db: WithDb) {
  table(db, 'employees').insertAll(MODERATORS.map((changes, n) => ({ ...makeModerator(n), ...changes })));
}
