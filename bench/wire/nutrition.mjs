import { makeRandom } from '../statistics.mjs';
import { answer, DISHES, FLAVOURS, INGREDIENTS, SIDES } from './words.mjs';

/** How many sub categories each category has: 20 in all. */
const TREE = { Breakfast: 4, Lunch: 4, Dinner: 3, Snacks: 3, Drinks: 3, Soups: 3 };

const FIRST_SHARE = 0.2;

const CREATED = Date.UTC(2024, 0, 1);

/** The body of `dishes/list/category`: six categories with their sub categories. */
export function makeTree() {
  let id = 0;
  return Object.entries(TREE).map(([title, count], index) => ({
    id: index + 1,
    title,
    dishesCategories: Array.from({ length: count }, (_, nth) => {
      id += 1;
      return { id, title: `${title} ${nth + 1}`, categoryId: index + 1, image: null };
    }),
  }));
}

/** A fifth of the dishes goes into the first sub category, which is the one shown first. */
function pickPlace(random, places) {
  return random.chance(FIRST_SHARE) ? places[0] : places[1 + random.below(places.length - 1)];
}

const titleOf = (random) => `${random.pick(FLAVOURS)} ${random.pick(DISHES)} with ${random.pick(SIDES)}`;

const lines = (random, count, line) => Array.from({ length: count }, () => line(random)).join('\n');

const whatItIs = (random, id) => ({
  id,
  title: titleOf(random),
  image: `dishes/${id}.svg`,
  note: random.chance(0.3) ? answer(random) : null,
  createdAt: new Date(CREATED + id * 60_000).toISOString(),
});

const ingredients = (random) =>
  lines(random, 4 + random.below(6), () => `${10 + random.below(40) * 5} g ${random.pick(INGREDIENTS)}`);

const steps = (random) => lines(random, 3 + random.below(4), answer);

const makeDish = (random, id, place) => ({
  ...whatItIs(random, id),
  dishesCategoryId: place.id,
  ingredients: ingredients(random),
  directions: steps(random),
  nutritions: `cal ${150 + random.below(500)}, protein ${random.below(50)}, carbs ${random.below(80)}, fats ${random.below(30)}`,
  isActive: random.chance(0.97) ? 'Y' : 'N',
});

const makePlan = (random, id, place) => ({
  ...whatItIs(random, id),
  categoryId: place.categoryId,
  dishesCategory: { id: place.id, title: place.title },
  mealType: { title: '3 meal' },
  ingredientsDetails: ingredients(random),
  cookingSteps: steps(random),
  nutritionCalories: 150 + random.below(500),
  nutritionProtein: random.below(50),
  nutritionCarbs: random.below(80),
  nutritionFat: random.below(30),
  kcalOptions: random.pick(['1300,1500', '"1300,1500,1800"', '1500', '1800,2000']),
});

function makeRows(tree, count, make) {
  const random = makeRandom(20260402);
  const places = tree.flatMap(({ dishesCategories }) => dishesCategories);
  return Array.from({ length: count }, (_, index) => make(random, index + 1, pickPlace(random, places)));
}

/** The body of `dishes/list`: the tree again, with the recipes nested in it. */
export function makeRecipes(tree, count) {
  const rows = makeRows(tree, count, makeDish);
  const dishesOf = (sub) => rows.filter(({ dishesCategoryId }) => dishesCategoryId === sub.id);
  return tree.map((category) => ({
    ...category,
    dishesCategories: category.dishesCategories.map((sub) => ({ ...sub, dishes: dishesOf(sub) })),
  }));
}

/** The body of `meals/list`: a flat list of plans, each with its sub category. */
export const makeDietPlans = (tree, count) => makeRows(tree, count, makePlan);
