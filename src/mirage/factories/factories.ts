import { categoryFactory, subCategoryFactory } from './categories';
import { dietPlanFactory } from './dietPlans';
import { employeeFactory } from './employees';
import { exerciseFactory } from './exercises';
import { habitFactory } from './habits';
import { highlightFactory, highlightItemFactory } from './highlights';
import { planFactory } from './plans';
import { recipeFactory } from './recipes';
import { supplementFactory, supplementFolderFactory } from './supplements';
import { userProgressFactory } from './userProgresses';
import { userFactory } from './users';
import { weekFactory, workoutDayFactory, workoutFactory } from './workouts';

/** Every factory, by the name that `server.create` takes. */
export const factories = {
  category: categoryFactory,
  dietPlan: dietPlanFactory,
  employee: employeeFactory,
  exercise: exerciseFactory,
  habit: habitFactory,
  highlight: highlightFactory,
  highlightItem: highlightItemFactory,
  plan: planFactory,
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
