import { seedOffers, seedUsers } from './practice';
import { type Scenario } from './scenario';

/** A believable practice. */
export const defaultScenario: Scenario = {
  seed(db) {
    seedOffers(db);
    seedUsers(db, 248);
  },
};
