import { EggFried } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { countOf } from '@/components/format/number';
import { NothingMatches } from '@/components/state/NothingMatches';
import { Elsewhere } from '@/screen/elsewhere/Elsewhere';
import { type Place } from '@/screen/elsewhere/places';
import { EmptyList } from '@/screen/EmptyList';
import { type Id } from '@/services/http/decode';
import { type Recipe } from '@/services/recipes';
import { RecipeGrid } from './RecipeGrid';
import { dialogOpened, placeChosen, recipesUrlFields, searchChanged } from './recipesScreen';
import { useFoundRecipes } from './useFoundRecipes';

interface Props {
  /** The sub category's title. */
  label: string;
  recipes: readonly Recipe[];
  findElsewhere: (search: string) => Place<{ category: Id; subCategory: Id }>[];
}

const NOWHERE: readonly never[] = [];

/** The cards of one sub category: empty, without matches, or with cards. */
export function RecipeCards({ label, recipes, findElsewhere }: Props) {
  const dispatch = useDispatch();
  const { search, found } = useFoundRecipes(recipes);
  const places = search && found.length === 0 ? findElsewhere(search) : NOWHERE;
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
        elsewhere={
          places.length > 0 && (
            <Elsewhere places={places} kept={{ search }} fields={recipesUrlFields} chosen={placeChosen} />
          )
        }
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
