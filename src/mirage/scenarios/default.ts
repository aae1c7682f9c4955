import { seedMenu } from './menuSeeds';
import { seedOffers, seedUsers } from './practice';
import { type Scenario } from './scenario';
import { seedTracker } from './trackerSeeds';
import { seedWorkouts } from './workoutSeeds';

/** A believable practice. */
export const defaultScenario: Scenario = {
  seed(db) {
    seedOffers(db);
    seedMenu(db);
    seedTracker(db);
    seedWorkouts(db);
    seedUsers(db, 248);
  },
};
