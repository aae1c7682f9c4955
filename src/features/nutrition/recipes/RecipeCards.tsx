import { useDeferredValue } from 'react';
import { EggFried, Folder } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { CardGrid } from '@/components/cards/CardGrid';
import { CardSkeleton } from '@/components/skeleton/CardSkeleton';
import { EmptyState } from '@/components/state/EmptyState';
import { NoMatches } from '@/components/state/NoMatches';
import { type Category, type SubCategory } from '@/services/categories';
import { type Recipe } from '@/services/recipes';
import { AddCategoryButton, AddRecipeButton } from './AddButtons';
import { RecipeCard } from './RecipeCard';
import { searchChanged, selectRecipesScreen } from './recipesScreen';
import { recipesIn, searchRecipes } from './recipesView';

interface Props {
  category: Category;
  /** Undefined where the category has none. */
  subCategory: SubCategory | undefined;
  /** Undefined until the first load went through. */
  recipes: readonly Recipe[] | undefined;
  isLoading: boolean;
}

const recipeId = (recipe: Recipe) => recipe.id;
const card = (recipe: Recipe) => <RecipeCard recipe={recipe} />;

/** The cards' four faces: loading, empty, filtered to nothing, full. */
export function RecipeCards({ category, subCategory, recipes, isLoading }: Props) {
  const dispatch = useDispatch();
  // The letter typed is painted first; the cards follow.
  const search = useDeferredValue(useSelector(selectRecipesScreen).search);

  if (!recipes) return isLoading && <CardSkeleton />;
  const all = recipesIn(recipes, category, subCategory);
  const place = subCategory?.title ?? category.title;
  if (all.length === 0 && !subCategory)
    return (
      <EmptyState
        icon={<Folder aria-hidden />}
        title="No subcategories found"
        text={`Recipes go into a subcategory of ${place}.`}
        action={<AddCategoryButton />}
      />
    );
  if (all.length === 0)
    return <EmptyState icon={<EggFried aria-hidden />} title="No recipes found" action={<AddRecipeButton />} />;
  const found = searchRecipes(all, search);
  if (found.length === 0)
    return (
      <NoMatches
        title="No recipes found"
        description={`Nothing matches “${search.trim()}” in ${place}.`}
        onClear={() => dispatch(searchChanged(''))}
      />
    );
  return (
    <>
      <CardGrid label="Recipes" items={found} itemId={recipeId} render={card} />
      <p className="visually-hidden" role="status">
        {search.trim() && `${found.length} ${found.length === 1 ? 'recipe' : 'recipes'} found`}
      </p>
    </>
  );
}
