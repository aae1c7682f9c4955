import { seedLargeMenu } from '../areas/nutrition/menuSeeds';
import { plansArea } from '../areas/plans/plansArea';
import { supplementsArea } from '../areas/supplements/supplementsArea';
import { seedLargeUsers } from '../areas/users/largeUsers';
import { type Scenario } from './scenario';

/** 100,000 users, 10,000 recipes and as many diet plans. */
export const largeScenario: Scenario = {
  seed(db) {
    plansArea.seed(db);
    supplementsArea.seed(db);
    seedLargeMenu(db, 10_000);
    seedLargeUsers(db, 100_000);
  },
};
