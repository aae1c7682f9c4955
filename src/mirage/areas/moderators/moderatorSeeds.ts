import { makeModerator, MODERATOR_COUNT } from '../auth/employeeFactory';
import { table, type WithDb } from '../../database/table';

/** Who helps to run the practice, beside the sample accounts. */
export function seedModerators(db: WithDb) {
  for (let n = 0; n < MODERATOR_COUNT; n += 1) table(db, 'employees').insert(makeModerator(n));
}
