import { bannerFactory } from './banners';
import { categoryFactory, subCategoryFactory } from './categories';
import { commentFactory, groupFactory, postFactory } from './community';
import { dietPlanFactory } from './dietPlans';
import { employeeFactory } from './employees';
import { exerciseFactory } from './exercises';
import { habitFactory } from './habits';
import { highlightFactory, highlightItemFactory } from './highlights';
import { helpCategoryFactory, helpContentFactory } from './howToUse';
import { notificationFactory, notificationFolderFactory } from './notifications';
import { paymentCategoryFactory, paymentMethodFactory } from './paymentMethods';
import { planFactory } from './plans';
import { recipeFactory } from './recipes';
import { supplementFactory, supplementFolderFactory } from './supplements';
import { userProgressFactory } from './userProgresses';
import { userFactory } from './users';
import { weekFactory, workoutDayFactory, workoutFactory } from './workouts';

/** Every factory, by the name that `server.create` takes. */
export const factories = {
  banner: bannerFactory,
  category: categoryFactory,
  comment: commentFactory,
  dietPlan: dietPlanFactory,
  employee: employeeFactory,
  exercise: exerciseFactory,
  group: groupFactory,
  habit: habitFactory,
  helpCategory: helpCategoryFactory,
  helpContent: helpContentFactory,
  highlight: highlightFactory,
  highlightItem: highlightItemFactory,
  notification: notificationFactory,
  notificationFolder: notificationFolderFactory,
  paymentCategory: paymentCategoryFactory,
  paymentMethod: paymentMethodFactory,
  plan: planFactory,
  post: postFactory,
  recipe: recipeFactory,
  subCategory: subCategoryFactory,
  supplement: supplementFactory,
  supplementFolder: supplementFolderFactory,
  user: userFactory,
  userProgress: userProgressFactory,
  week: weekFactory,
  workout: workoutFactory,
  workoutDay: workoutDayFactory,
};
