import { type Category, type SubCategory } from '@/services/categories';
import { type Id } from '@/services/decode';
import { type Nutrition } from '@/services/nutritionText';
import { type Recipe } from '@/services/recipes';

type Recipes = readonly Recipe[];

const NONE: Recipes = [];

/** Active recipes by where they belong, made once for a list: 10,000 recipes are not walked at each step. */
interface Shelves {
  bySubCategory: Map<Id | null, Recipe[]>;
  byCategory: Map<Id | null, Recipe[]>;
}

const shelvesOf = new WeakMap<Recipes, Shelves>();

function put(shelves: Map<Id | null, Recipe[]>, place: Id | null, recipe: Recipe) {
  const shelf = shelves.get(place);
  if (shelf) shelf.push(recipe);
  else shelves.set(place, [recipe]);
}

function toShelves(recipes: Recipes): Shelves {
  const known = shelvesOf.get(recipes);
  if (known) return known;
  const shelves: Shelves = { bySubCategory: new Map(), byCategory: new Map() };
  for (const recipe of recipes) {
    if (!recipe.isActive) continue;
    put(shelves.bySubCategory, recipe.subCategoryId, recipe);
    put(shelves.byCategory, recipe.categoryId, recipe);
  }
  shelvesOf.set(recipes, shelves);
  return shelves;
}

/**
 * The active recipes of a sub category (§2 Recipes). A category that has no sub category shows those that were left in
 * it.
 */
export function recipesIn(recipes: Recipes, category: Category, subCategory: SubCategory | undefined): Recipes {
  const { bySubCategory, byCategory } = toShelves(recipes);
  return (subCategory ? bySubCategory.get(subCategory.id) : byCategory.get(category.id)) ?? NONE;
}

const titlesOf = new WeakMap<Recipes, string[]>();

function lowerTitles(recipes: Recipes): string[] {
  const known = titlesOf.get(recipes);
  if (known) return known;
  const titles = recipes.map(({ title }) => title.toLowerCase());
  titlesOf.set(recipes, titles);
  return titles;
}

/** The recipes whose title holds the search, whatever its case. */
export function searchRecipes(recipes: Recipes, search: string): Recipes {
  const wanted = search.trim().toLowerCase();
  if (!wanted) return recipes;
  const titles = lowerTitles(recipes);
  return recipes.filter((_recipe, index) => titles[index]!.includes(wanted));
}

/** Where a recipe belongs in the tree; undefined where its category or sub category is gone. */
export function placeOf(recipe: Recipe, tree: readonly Category[]) {
  const isIts = ({ id }: SubCategory) => id === recipe.subCategoryId;
  const category =
    tree.find(({ subCategories }) => subCategories.some(isIts)) ?? tree.find(({ id }) => id === recipe.categoryId);
  return { category, subCategory: category?.subCategories.find(isIts) };
}

const withUnit = (amount: string, unit: string) => (/^[\d.,\s]+$/.test(amount) ? `${amount} ${unit}` : amount);

/** What the card says of calories and protein, as far as they are known. */
export const energyOf = ({ calories, protein }: Nutrition): string[] => [
  ...(calories ? [withUnit(calories, 'kcal')] : []),
  ...(protein ? [`${withUnit(protein, 'g')} protein`] : []),
];
