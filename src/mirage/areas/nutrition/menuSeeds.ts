import { toSubCategory } from './categoryFactory';
import { toDietPlan } from './dietPlanFactory';
import { MENU } from './menu/menu';
import { type MenuSection } from './menu/menuText';
import { toRecipe } from './recipeFactory';
import { table, type WithDb } from '../../database/table';

interface Place {
  categoryId: string;
  dishesCategoryId: string;
  section: MenuSection;
}

/** The tree of categories, and where in it each section of the menu lies. */
const seedTree = (db: WithDb): Place[] =>
  MENU.flatMap(({ title, sections }) => {
    const { id: categoryId } = table(db, 'categories').insert({ title });
    return sections.map((section) => {
      const { id: dishesCategoryId } = table(db, 'subCategories').insert({ categoryId, ...toSubCategory(section) });
      return { categoryId, dishesCategoryId, section };
    });
  });

/** The tree with the practice's recipes, every tenth inactive, and its diet plans. */
export function seedMenu(db: WithDb) {
  const places = seedTree(db);
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

/** That many recipes and as many plans over the whole tree, each with a title of its own. */
export function seedLargeMenu(db: WithDb, count: number) {
  const places = seedTree(db);
  const numbers = Array.from({ length: count }, (_, n) => n);
  const spot = (n: number) => ({ ...places[n % places.length]!, round: Math.floor(n / places.length) });
  const titled = <Row extends { title: string }>(row: Row, round: number) => ({
    ...row,
    title: `${row.title} ${round + 1}`,
  });
  table(db, 'recipes').insertAll(
    numbers.map((n) => {
      const { dishesCategoryId, section, round } = spot(n);
      const recipe = toRecipe(section.recipes[round % section.recipes.length]!, n);
      return { id: String(n + 1), dishesCategoryId, ...titled(recipe, round) };
    }),
  );
  table(db, 'dietPlans').insertAll(
    numbers.map((n) => {
      const { categoryId, dishesCategoryId, section, round } = spot(n);
      const plan = toDietPlan(section.plans[round % section.plans.length]!, n);
      return { id: String(n + 1), categoryId, dishesCategoryId, ...titled(plan, round) };
    }),
  );
}
