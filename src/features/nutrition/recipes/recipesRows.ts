import { type Loaded } from '@/lib/loaded';
import { searchRows } from '@/screen/listRows';
import { type Category } from '@/services/categories';
import { type Nutrition } from '@/services/nutritionText';
import { type Recipe } from '@/services/recipes';
import { shelved, type Shelved } from '../categories/tree';
import { withUnit } from '../shared/amounts';

type Recipes = readonly Recipe[];
type Tree = readonly Category[];

/** What the screen shows. */
export interface RecipesLists {
  tree: Loaded<Tree>;
  recipes: Loaded<Recipes>;
  isLoading: boolean;
}

/** Inactive recipes are shown nowhere. */
export const shelvedRecipes = (recipes: Recipes, tree: Tree): Shelved<Recipe> =>
  shelved(
    recipes.filter(({ isActive }) => isActive),
    tree,
  );

const titleOf = ({ title }: Recipe) => title;

/** The recipes whose title contains the search text, ignoring case. */
export const searchRecipes = (recipes: Recipes, search: string) => searchRows(recipes, titleOf, search);

/** A card's texts for calories and protein, without those that are unknown. */
export const energyOf = ({ calories, protein }: Nutrition): string[] => [
  ...(calories ? [withUnit(calories, 'kcal')] : []),
  ...(protein ? [`${withUnit(protein, 'g')} protein`] : []),
];
