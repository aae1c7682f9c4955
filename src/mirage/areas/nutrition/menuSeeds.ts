import { toSubCategory } from './categoryFactory';
import { toDietPlan } from './dietPlanFactory';
import { MENU } from './menu/menu';
import { type MenuSection } from './menu/menuText';
import { toRecipe } from './recipeFactory';
import { table, type WithDb } from '../../database/table';

interface SeededSection {
  categoryId: string;
  dishesCategoryId: string;
  section: MenuSection;
}

/** Inserts the categories and returns the ids of each section. */
const seedTree = (db: WithDb, menu = MENU): SeededSection[] =>
  menu.flatMap(({ title, sections }) => {
    const { id: categoryId } = table(db, 'categories').insert({ title });
    return sections.map((section) => {
      const { id: dishesCategoryId } = table(db, 'subCategories').insert({ categoryId, ...toSubCategory(section) });
      return { categoryId, dishesCategoryId, section };
    });
  });

/** Inserts the practice's categories, recipes, of which every tenth is inactive, and diet plans. */
export function seedMenu(db: WithDb, menu = MENU) {
  const places = seedTree(db, menu);
  const recipes = places.flatMap(({ dishesCategoryId, section }) =>
    section.recipes.map((dish) => ({ dish, dishesCategoryId })),
  );
  recipes.forEach(({ dish, dishesCategoryId }, n) => {
    const isActive = n % 10 === 9 ? 'N' : 'Y';
    table(db, 'recipes').insert({ dishesCategoryId, ...toRecipe(dish, n), isActive });
  });
  const plans = places.flatMap(({ section, ...place }) => section.plans.map((dish) => ({ dish, place })));
  plans.forEach(({ dish, place }, n) => void table(db, 'dietPlans').insert({ ...place, ...toDietPlan(dish, n) }));
}

/** Inserts `count` recipes and as many diet plans into the practice's categories, each with a title and steps of its own. */
export function seedLargeMenu(db: WithDb, count: number) {
  const places = seedTree(db);
  const dishesOf = (kind: 'recipes' | 'plans') =>
    Array.from({ length: count }, (_, n) => {
      const { section, ...place } = places[n % places.length]!;
      const round = Math.floor(n / places.length);
      const dish = section[kind][round % section[kind].length]!;
      return {
        place,
        dish: { ...dish, title: `${dish.title} ${round + 1}`, steps: `${dish.steps}\nServe in bowl ${round + 1}.` },
        id: String(n + 1),
      };
    });
  table(db, 'recipes').insertAll(
    dishesOf('recipes').map(({ id, place: { dishesCategoryId }, dish }, n) => ({
      id,
      dishesCategoryId,
      ...toRecipe(dish, n),
    })),
  );
  table(db, 'dietPlans').insertAll(
    dishesOf('plans').map(({ id, place, dish }, n) => ({ id, ...place, ...toDietPlan(dish, n) })),
  );
}
