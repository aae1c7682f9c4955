import { withFinds } from '@/screen/elsewhere/places';
import { searchRows } from '@/screen/listView';
import { type Category, type SubCategory } from '@/services/categories';
import { type Id } from '@/services/http/decode';
import { type Nutrition } from '@/services/nutritionText';
import { type Recipe } from '@/services/recipes';
import { pathOf } from '../categories/pathOf';
import { withUnit } from '../shared/amounts';

type Recipes = readonly Recipe[];

/** The active recipes by sub category, and those whose sub category is not in the tree. */
export interface SortedRecipes {
  bySubCategory: ReadonlyMap<Id, Recipes>;
  unplaced: Recipes;
}

export function sortRecipes(recipes: Recipes, tree: readonly Category[]): SortedRecipes {
  const bySubCategory = new Map<Id, Recipe[]>();
  for (const { subCategories } of tree) for (const { id } of subCategories) bySubCategory.set(id, []);
  const unplaced: Recipe[] = [];
  for (const recipe of recipes) {
    if (!recipe.isActive) continue;
    const shelf = recipe.subCategoryId === null ? undefined : bySubCategory.get(recipe.subCategoryId);
    (shelf ?? unplaced).push(recipe);
  }
  return { bySubCategory, unplaced };
}

const titleOf = ({ title }: Recipe) => title;

/** The recipes whose title contains the search text, ignoring case. */
export const searchRecipes = (recipes: Recipes, search: string) => searchRows(recipes, titleOf, search);

/** The category and sub category of a recipe; undefined if they are deleted. */
export function placeOf(recipe: Recipe, tree: readonly Category[]) {
  const isIts = ({ id }: SubCategory) => id === recipe.subCategoryId;
  const category =
    tree.find(({ subCategories }) => subCategories.some(isIts)) ?? tree.find(({ id }) => id === recipe.categoryId);
  return { category, subCategory: category?.subCategories.find(isIts) };
}

/** The sub categories in which the search finds active recipes. */
export const placesOf = (tree: readonly Category[], { bySubCategory }: SortedRecipes, search: string) =>
  withFinds(
    tree.flatMap((category) =>
      category.subCategories.map((subCategory) => ({
        title: pathOf(category, subCategory),
        found: searchRecipes(bySubCategory.get(subCategory.id) ?? [], search),
        view: { category: category.id, subCategory: subCategory.id },
      })),
    ),
  );

/** A card's texts for calories and protein, without those that are unknown. */
export const energyOf = ({ calories, protein }: Nutrition): string[] => [
  ...(calories ? [withUnit(calories, 'kcal')] : []),
  ...(protein ? [`${withUnit(protein, 'g')} protein`] : []),
];
