import { seedBanners } from '../areas/banners/bannerSeeds';
import { seedCommunity } from '../areas/community/communitySeeds';
import { seedHelp } from '../areas/howToUse/helpSeeds';
import { seedMenu } from '../areas/nutrition/menuSeeds';
import { seedPayments } from '../areas/payments/paymentSeeds';
import { seedModerators } from '../areas/moderators/moderatorSeeds';
import { seedNotifications } from '../areas/notifications/notificationSeeds';
import { seedOffers, seedUsers } from '../areas/users/userSeeds';
import { type Scenario } from './scenario';
import { seedTracker } from '../areas/tracker/trackerSeeds';
import { seedWorkouts } from '../areas/workouts/workoutSeeds';

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
