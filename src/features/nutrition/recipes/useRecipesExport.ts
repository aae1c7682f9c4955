import { useSelector } from 'react-redux';
import { momentCell, type ExportColumn } from '@/components/export/table';
import { chosen } from '@/components/tabs/selection';
import { type Category } from '@/services/categories';
import { type Recipe } from '@/services/recipes';
import { placeOf } from '../categories/tree';
import { AMOUNTS } from '../shared/amounts';
import { selectRecipesScreen } from './recipesScreen';
import { searchRecipes, shelvedRecipes, type RecipesLists } from './recipesRows';

const columnsOf = (tree: readonly Category[]): ExportColumn<Recipe>[] => [
  { header: 'Title', value: ({ title }) => title },
  { header: 'Category', value: (recipe) => placeOf(recipe, tree).category?.title ?? '' },
  { header: 'Sub category', value: (recipe) => placeOf(recipe, tree).subCategory?.title ?? '' },
  ...AMOUNTS.map(({ name, label }) => ({ header: label, value: ({ nutrition }: Recipe) => nutrition[name] })),
  { header: 'Ingredients', value: ({ ingredients }) => ingredients },
  { header: 'Directions', value: ({ directions }) => directions },
  { header: 'Note', value: ({ note }) => note },
  { header: 'Created', value: ({ createdAt }) => momentCell(createdAt) },
];

const NOTHING: readonly never[] = [];

/** The recipes that are found, to be counted and exported: those of the sub category, then those without one. */
export function useRecipesExport({ tree = NOTHING, recipes = NOTHING }: RecipesLists) {
  const { category, subCategory, search } = useSelector(selectRecipesScreen);
  const rows = () => {
    const { bySubCategory, unplaced } = shelvedRecipes(recipes, tree);
    const shown = chosen(chosen(tree, category)?.subCategories ?? NOTHING, subCategory);
    const shelf = shown && bySubCategory.get(shown.id);
    return searchRecipes([...(shelf ?? NOTHING), ...unplaced], search);
  };
  return { name: 'recipes', noun: 'recipe', columns: columnsOf(tree), rows };
}
