import { type Area } from '../area';
import { categoryFactory, subCategoryFactory } from './categoryFactory';
import { categoryHandlers } from './categoryHandlers';
import { dietPlanFactory } from './dietPlanFactory';
import { dietPlanHandlers } from './dietPlanHandlers';
import { seedMenu } from './menuSeeds';
import { seedOddMenu } from './oddMenu';
import { recipeFactory } from './recipeFactory';
import { recipeHandlers } from './recipeHandlers';

export const nutritionArea = {
  factories: {
    category: categoryFactory,
    subCategory: subCategoryFactory,
    recipe: recipeFactory,
    dietPlan: dietPlanFactory,
  },
  handlers: [categoryHandlers, recipeHandlers, dietPlanHandlers],
  seed: seedMenu,
  seedOdd: seedOddMenu,
} satisfies Area;
