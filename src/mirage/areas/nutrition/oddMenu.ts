import { makeDietPlan } from './dietPlanFactory';
import { makeRecipe } from './recipeFactory';
import { type DietPlanRow, type RecipeRow } from './rows';
import { table, type WithDb } from '../../database/table';

const LONG = 'Slow lentil soup with everything that the garden gave this week '.repeat(5).slice(0, 300);

/*
 * The scenario replaces texts by position (`oddities.ts`), so positions matter here: the seventh and the eighth of nine
 * rows lose their texts. An empty row only fills a position.
 */

/** Recipes with unusual nutrition and titles. */
const RECIPES: readonly Partial<RecipeRow>[] = [
  {},
  { title: LONG, nutritions: '' },
  { title: '🥣🥬 شوربة العدس 🍋', ingredients: '\n\n- 1 🍋\n\n  200 g lentils  \n', directions: 'Stir', image: null },
  { title: 'Soup of the day', nutritions: 'fats 8, Carbs: 30, proteins 12 g, CALORIES = 250' },
  { title: 'Soup of the day', nutritions: 'cal 240, fibre 9, protein, sodium 0.4, carbs 31' },
  { title: 'Broth, figures illegible', nutritions: 'about two hundred' },
  {},
  {},
];

/** Diet plans, listed after the practice's, with figures, kcal and meal types in other formats. */
const PLANS: readonly Partial<DietPlanRow>[] = [
  { title: 'Plan of the week', kcalOptions: '["1300","1500 kcal"]', mealType: { title: '5 meal' } },
  { title: 'Plan of the week', kcalOptions: '', nutritionFat: '', nutritionCarbs: 'low' },
  {},
  {},
  { title: LONG, kcalOptions: '"1900, 1400 ,abc"' },
  { title: '🥗 خطة 🥑', image: null, note: '' },
];

/** Adds an empty category, and recipes and plans with odd fields or deleted categories. */
export function seedOddMenu(db: WithDb) {
  table(db, 'categories').insert({ title: 'Fasting month' });
  // Its category was deleted.
  const lost = table(db, 'subCategories').insert({ categoryId: '990', title: 'Leftovers', image: null });

  const { id } = table(db, 'subCategories').insert({ categoryId: '1', title: 'Odds and ends', image: null });
  table(db, 'recipes').insertAll(RECIPES.map((changes, n) => ({ ...makeRecipe(n), ...changes, dishesCategoryId: id })));
  table(db, 'recipes').insert({ ...makeRecipe(0), title: 'Lost stew', dishesCategoryId: lost.id });

  table(db, 'dietPlans').insertAll(PLANS.map((changes, n) => ({ ...makeDietPlan(n), ...changes })));
  const place = { categoryId: lost.categoryId, dishesCategoryId: lost.id };
  table(db, 'dietPlans').insert({ ...makeDietPlan(0), title: 'Lost plan', ...place });
  table(db, 'dietPlans').insert({ ...makeDietPlan(1), title: 'Plan without sub category', dishesCategoryId: '991' });
}
