import { type DietPlanRow } from './rows';
import { daysAgo } from '../../database/random';
import { factoryOf } from '../../database/factoryOf';
import { SECTIONS } from './menu/menu';
import { type MenuDish } from './menu/menuText';

const ALL_PLANS = SECTIONS.flatMap(({ plans }) => plans);

/** Varies the formats: every second plan has figures as text, every third kcal without quotes. */
export function toDietPlan(dish: MenuDish, n: number): Omit<DietPlanRow, 'id' | 'categoryId' | 'dishesCategoryId'> {
  const figure = (value: number) => (n % 2 === 0 ? value : String(value));
  return {
    title: dish.title,
    mealType: { title: '3 meal' },
    ingredientsDetails: dish.ingredients,
    cookingSteps: dish.steps,
    nutritionCalories: figure(dish.calories),
    nutritionProtein: figure(dish.protein),
    nutritionCarbs: figure(dish.carbs),
    nutritionFat: figure(dish.fat),
    kcalOptions: n % 3 === 2 ? dish.kcal : JSON.stringify(dish.kcal),
    note: dish.note,
    image: dish.image,
    createdAt: daysAgo(3 + (n % 60) * 6),
  };
}

/** Belongs to the first category and sub category unless ids name others. */
export const makeDietPlan = (n: number): Omit<DietPlanRow, 'id'> => ({
  categoryId: '1',
  dishesCategoryId: '1',
  ...toDietPlan(ALL_PLANS[n % ALL_PLANS.length]!, n),
});

export const dietPlanFactory = factoryOf(makeDietPlan);
