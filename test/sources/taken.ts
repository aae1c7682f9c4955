import { HELP_KIND } from '@/capabilities/bringIn/sections/howToUseBringIn';
import { SUPPLEMENT_KIND } from '@/capabilities/bringIn/sections/supplementsBringIn';
import { DIET_PLAN_KIND } from '@/capabilities/bringIn/sections/dietPlansBringIn';
import { RECIPE_KIND } from '@/capabilities/bringIn/sections/recipesBringIn';
import { EXERCISE_KIND } from '@/capabilities/bringIn/sections/exercisesBringIn';
import { type Taken } from '@/capabilities/bringIn/found';

type Kind = Pick<typeof RECIPE_KIND, 'noun' | 'taken'>;

const takenBy = ({ noun, taken }: Kind, places: Taken['places']): Taken => ({ noun, ...taken, places });

const DISHES = [
  ['Breakfast', 'Oats and porridge'],
  ['Breakfast', 'Eggs'],
  ['Lunch', 'Soups'],
  ['Lunch', 'Salads'],
  ['Lunch', 'Grain bowls'],
  ['Dinner', 'Curries'],
];

/** What each section takes in, with some places. */
export const RECIPES = takenBy(RECIPE_KIND, DISHES);
export const DIET_PLANS = takenBy(DIET_PLAN_KIND, DISHES);
export const EXERCISES = takenBy(EXERCISE_KIND, []);
export const SUPPLEMENTS = takenBy(SUPPLEMENT_KIND, [['Vitamins'], ['Minerals']]);
export const HELP = takenBy(HELP_KIND, [['First steps'], ['Payments']]);
