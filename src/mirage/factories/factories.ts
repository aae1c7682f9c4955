import { bannerFactory } from '../areas/banners/bannerFactory';
import { categoryFactory, subCategoryFactory } from '../areas/nutrition/categoryFactory';
import { commentFactory, groupFactory, postFactory } from '../areas/community/communityFactory';
import { dietPlanFactory } from '../areas/nutrition/dietPlanFactory';
import { employeeFactory } from '../areas/auth/employeeFactory';
import { exerciseFactory } from '../areas/workouts/exerciseFactory';
import { habitFactory } from '../areas/tracker/habitFactory';
import { highlightFactory, highlightItemFactory } from '../areas/tracker/highlightFactory';
import { helpCategoryFactory, helpContentFactory } from '../areas/howToUse/helpFactory';
import { notificationFactory, notificationFolderFactory } from '../areas/notifications/notificationFactory';
import { paymentCategoryFactory, paymentMethodFactory } from '../areas/payments/paymentFactory';
import { planFactory } from '../areas/plans/planFactory';
import { recipeFactory } from '../areas/nutrition/recipeFactory';
import { supplementFactory, supplementFolderFactory } from '../areas/supplements/supplementFactory';
import { userProgressFactory } from '../areas/users/userProgressFactory';
import { userFactory } from '../areas/users/userFactory';
import { weekFactory, workoutDayFactory, workoutFactory } from '../areas/workouts/workoutFactory';

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
