import { useDeferredValue, useMemo } from 'react';
import { EggFried } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { countOf } from '@/components/format/number';
import { NothingMatches } from '@/components/state/NothingMatches';
import { Elsewhere } from '@/screen/elsewhere/Elsewhere';
import { EmptyList } from '@/screen/EmptyList';
import { type Recipe } from '@/services/recipes';
import { UNPLACED } from '../categories/tree';
import { Meal } from '../shared/Meal';
import { RecipeGrid } from './RecipeGrid';
import { dialogOpened, searchChanged, selectRecipesScreen } from './recipesScreen';
import { searchRecipes, type placesOf } from './recipesView';

/** The recipes that match the screen's search, deferred, so that typing stays fast with many recipes. */
function useFound(recipes: readonly Recipe[]) {
  const search = useDeferredValue(useSelector(selectRecipesScreen).search).trim();
  const found = useMemo(() => searchRecipes(recipes, search), [recipes, search]);
  return { search, found };
}

interface Props {
  /** The sub category's title. */
  label: string;
  recipes: readonly Recipe[];
  findElsewhere: (search: string) => ReturnType<typeof placesOf>;
}

/** The cards of one sub category: empty, without matches, or with cards. */
export function RecipeShelf({ label, recipes, findElsewhere }: Props) {
  const dispatch = useDispatch();
  const { search, found } = useFound(recipes);
  const places = search && found.length === 0 ? findElsewhere(search) : [];
  if (recipes.length === 0 && places.length === 0)
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
        elsewhere={places.length > 0 && <Elsewhere places={places} kept={{ search }} />}
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

export function UnplacedRecipes({ recipes }: { recipes: readonly Recipe[] }) {
  const { search, found } = useFound(recipes);
  return (
    found.length > 0 && (
      <Meal title={UNPLACED}>
        <RecipeGrid label={UNPLACED} recipes={found} search={search} />
      </Meal>
    )
  );
}
