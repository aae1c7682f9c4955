import { categoryFactory, subCategoryFactory } from './categories';
import { dietPlanFactory } from './dietPlans';
import { employeeFactory } from './employees';
import { planFactory } from './plans';
import { recipeFactory } from './recipes';
import { supplementFactory, supplementFolderFactory } from './supplements';
import { userProgressFactory } from './userProgresses';
import { userFactory } from './users';

/** Every factory, by the name that `server.create` takes. */
export const factories = {
  category: categoryFactory,
  dietPlan: dietPlanFactory,
  employee: employeeFactory,
  plan: planFactory,
  recipe: recipeFactory,
  subCategory: subCategoryFactory,
  supplement: supplementFactory,
  supplementFolder: supplementFolderFactory,
  user: userFactory,
  userProgress: userProgressFactory,
};
