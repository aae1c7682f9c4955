import { useSelector } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { chosen } from '@/components/tabs/selection';
import { type Saved } from '@/screen/saved/savedState';
import { listPlace, tabPlace } from '@/screen/saved/recordPlace';
import { SavedPlace } from '@/screen/saved/SavedPlace';
import { type Category } from '@/services/categories';
import { type Recipe } from '@/services/recipes';
import { pathOf, placeOf } from '../categories/tree';
import { selectRecipesScreen } from './recipesScreen';
import { searchRecipes } from './recipesRows';

interface Props {
  saved: Saved;
  tree: readonly Category[];
  recipes: readonly Recipe[];
}

/** Where the saved recipe is. */
export function RecipesSaved({ saved, tree, recipes }: Props) {
  const view = useSelector(selectRecipesScreen);
  const recipe = recipes.find(({ id, isActive }) => isActive && id === saved.id);
  const place = recipe && savedPlace(recipe, tree, view);
  return <SavedPlace place={place} />;
}

function savedPlace(recipe: Recipe, tree: Props['tree'], view: ReturnType<typeof selectRecipesScreen>) {
  const name = titleOf(recipe.title);
  const isFound = searchRecipes([recipe], view.search).length > 0;
  const { category, subCategory } = placeOf(recipe, tree);
  // Recipes without a sub category are listed below every tab.
  if (!category || !subCategory) return listPlace(name, isFound);
  return tabPlace({
    name,
    title: pathOf(category, subCategory),
    isOpen:
      category === chosen(tree, view.category) && subCategory === chosen(category.subCategories, view.subCategory),
    isFound,
    view: { category: category.id, subCategory: subCategory.id },
    cleared: { search: '' },
  });
}
