import { between, chance } from '../../database/random';
import { table, type WithDb } from '../../database/table';
import { wireId } from '../../database/wire';
import { makeUser, USER_COUNT } from './userFactory';
import { makeUserProgress } from './userProgressFactory';

/** Inserts the practice's users with assigned supplements and progress. */
export function seedUsers(db: WithDb) {
  const folders = table(db, 'supplementFolders').all();
  for (let n = 0; n < USER_COUNT; n += 1) {
    const assigned = folders.filter(({ title }) => chance(n, title) < 0.2);
    const { id: userId } = table(db, 'users').insert({
      ...makeUser(n),
      assignedSupplements: assigned.map(({ id }) => ({ supplementsCategoryId: wireId(id) })),
    });
    // The users who joined last have no progress yet.
    if (n > between(2, 6, USER_COUNT, 'newcomers'))
      table(db, 'userProgresses').insert({ ...makeUserProgress(n), userId });
  }
}
