import { EggFried } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { countOf } from '@/components/format/number';
import { NothingMatches } from '@/components/state/NothingMatches';
import { EmptyList } from '@/screen/EmptyList';
import { type Recipe } from '@/services/recipes';
import { RecipeGrid } from './RecipeGrid';
import { dialogOpened, searchChanged } from './recipesScreen';
import { useFoundRecipes } from './useFoundRecipes';

interface Props {
  /** The sub category's title. */
  label: string;
  recipes: readonly Recipe[];
}

/** The cards of one sub category: empty, without matches, or with cards. */
export function RecipeCards({ label, recipes }: Props) {
  const dispatch = useDispatch();
  const { search, found } = useFoundRecipes(recipes);
  if (recipes.length === 0)
    return (
      <EmptyList icon={EggFried} title="No recipes found" add="Add Recipe" opens={dialogOpened({ kind: 'add' })} />
    );
  if (found.length === 0)
    return (
      <NothingMatches
        title="No recipes found"
        search={search}
        place={label}
        onClear={() => dispatch(searchChanged(''))}
      />
    );
  return (
    <>
      <RecipeGrid label={label} recipes={found} search={search} />
      <p className="visually-hidden" role="status">
        {search && `${countOf(found.length, 'recipe')} found`}
      </p>
    </>
  );
}
