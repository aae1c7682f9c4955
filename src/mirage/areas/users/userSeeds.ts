import { makePlan, PLAN_COUNT } from '../plans/planFactory';
import { sampleFolders } from '../supplements/supplementFactory';
import { makeUserProgress } from './userProgressFactory';
import { makeUser } from './userFactory';
import { between, chance } from '../../database/random';
import { table, type WithDb } from '../../database/table';
import { wireId } from '../../database/wire';

function seedSupplements(db: WithDb) {
  for (const { title, supplements } of sampleFolders()) {
    const folder = table(db, 'supplementFolders').insert({ title });
    for (const supplement of supplements)
      table(db, 'supplements').insert({ supplementsCategoryId: folder.id, ...supplement });
  }
}

/** Plans and supplements, the same in every scenario with data. */
export function seedOffers(db: WithDb) {
  for (let n = 0; n < PLAN_COUNT; n += 1) table(db, 'plans').insert(makePlan(n));
  seedSupplements(db);
}

/** Users with all that belongs to them; the one with number 0 joined last. */
export function seedUsers(db: WithDb, count: number) {
  const folders = table(db, 'supplementFolders').all();
  for (let n = 0; n < count; n += 1) {
    const assigned = folders.filter(({ title }) => chance(n, title) < 0.2);
    const user = table(db, 'users').insert({
      ...makeUser(n),
      assignedSupplements: assigned.map(({ id }) => ({ supplementsCategoryId: wireId(id) })),
    });
    // Newcomers have not trained yet.
    if (n > between(2, 6, count, 'newcomers'))
      table(db, 'userProgresses').insert({ userId: user.id, ...makeUserProgress(n) });
  }
}
