import { seedMenu } from './menuSeeds';
import { seedOffers, seedUsers } from './practice';
import { type Scenario } from './scenario';

/** A believable practice. */
export const defaultScenario: Scenario = {
  seed(db) {
    seedOffers(db);
    seedMenu(db);
    seedUsers(db, 248);
  },
};
