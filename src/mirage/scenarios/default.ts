import { seedBanners } from './bannerSeeds';
import { seedCommunity } from './communitySeeds';
import { seedHelp } from './helpSeeds';
import { seedMenu } from './menuSeeds';
import { seedPayments } from './paymentSeeds';
import { seedModerators } from './moderatorSeeds';
import { seedNotifications } from './notificationSeeds';
import { seedOffers, seedUsers } from './practice';
import { type Scenario } from './scenario';
import { seedTracker } from './trackerSeeds';
import { seedWorkouts } from './workoutSeeds';

/** A believable practice. */
export const defaultScenario: Scenario = {
  seed(db) {
    seedOffers(db);
    seedPayments(db);
    seedMenu(db);
    seedTracker(db);
    seedWorkouts(db);
    seedUsers(db, 248);
    seedCommunity(db);
    seedBanners(db);
    seedHelp(db);
    seedModerators(db);
    seedNotifications(db);
  },
};
