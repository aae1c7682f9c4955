import { EggFried } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { countOf } from '@/components/format/number';
import { EmptyState } from '@/components/state/EmptyState';
import { NoMatches } from '@/components/state/NoMatches';
import { type Recipe } from '@/services/recipes';
import { AddRecipeButton } from './AddButtons';
import { RecipeGrid } from './RecipeGrid';
import { searchChanged } from './recipesScreen';
import { useFoundRecipes } from './useFoundRecipes';

interface Props {
  /** The sub category's title. */
  place: string;
  /** Its active recipes. */
  recipes: readonly Recipe[];
}

/** The cards of one sub category: empty, filtered to nothing, or full. */
export function RecipeCards({ place, recipes }: Props) {
  const dispatch = useDispatch();
  const { search, found } = useFoundRecipes(recipes);
  if (recipes.length === 0)
    return <EmptyState icon={<EggFried aria-hidden />} title="No recipes found" action={<AddRecipeButton />} />;
  if (found.length === 0)
    return (
      <NoMatches
        title="No recipes found"
        description={`Nothing matches “${search}” in ${place}.`}
        onClear={() => dispatch(searchChanged(''))}
      />
    );
  return (
    <>
      <RecipeGrid label={place} recipes={found} search={search} />
      <p className="visually-hidden" role="status">
        {search && `${countOf(found.length, 'recipe')} found`}
      </p>
    </>
  );
}
