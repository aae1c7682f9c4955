import { type RecipeRow } from './rows';
import { daysAgo } from '../../database/random';
import { factoryOf } from '../../database/factoryOf';
import { SECTIONS } from './menu/menu';
import { type MenuDish } from './menu/menuText';

const ALL_RECIPES = SECTIONS.flatMap(({ recipes }) => recipes);

/** The dates are eight days apart, in mixed order. */
export const toRecipe = (dish: MenuDish, n: number): Omit<RecipeRow, 'id' | 'dishesCategoryId'> => ({
  title: dish.title,
  image: dish.image,
  ingredients: dish.ingredients,
  directions: dish.steps,
  note: dish.note,
  nutritions: `cal ${dish.calories}, protein ${dish.protein}, carbs ${dish.carbs}, fats ${dish.fat}`,
  isActive: 'Y',
  createdAt: daysAgo(5 + ((n * 7) % 64) * 8),
});

/** Belongs to the first sub category unless `dishesCategoryId` names another. */
export const makeRecipe = (n: number): Omit<RecipeRow, 'id'> => ({
  dishesCategoryId: '1',
  ...toRecipe(ALL_RECIPES[n % ALL_RECIPES.length]!, n),
});

export const recipeFactory = factoryOf(makeRecipe);
