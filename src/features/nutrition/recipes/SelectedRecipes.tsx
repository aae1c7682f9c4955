import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { chosen } from '@/components/tabs/selection';
import { deleteAct, wordsAct } from '@/screen/changeMany/acts';
import { refusalBy, type Deletion, type Many } from '@/screen/changeMany/many';
import { SelectionBar, type ActSpec } from '@/screen/changeMany/SelectionBar';
import { type Category } from '@/services/categories';
import { mediaUrl } from '@/services/media/media';
import { recipesApi, type Recipe } from '@/services/recipes';
import { MoveDialog } from '../categories/MoveDialog';
import { placeOf } from '../categories/tree';
import { valuesOf } from '../shared/dishForm';
import { RECIPE_FAILURES, recipeSchema } from './dialogs/recipeForm';
import { recipeRecord as kind } from './recipeRecord';
import { selectRecipesScreen } from './recipesScreen';
import { type RecipesLists } from './recipesRows';

type Stored = ReturnType<typeof kind.values>;

interface Props extends Pick<RecipesLists, 'tree' | 'recipes'> {
  /** Those in sight. */
  found: () => readonly Recipe[];
}

const NONE: readonly never[] = [];

/** What can be done with the selected recipes. */
export function SelectedRecipes({ tree = NONE, recipes = NONE, found }: Props) {
  const view = useSelector(selectRecipesScreen);
  const many = useMemo(() => recipesIn(tree), [tree]);
  const category = chosen(tree, view.category);
  const subCategory = category && chosen(category.subCategories, view.subCategory);
  const acts: Record<string, ActSpec<Recipe>> = {
    move: { label: 'Move to…', dialog: (rows, end) => <MoveDialog many={many} rows={rows} tree={tree} end={end} /> },
    words: wordsAct(many, TEXTS),
    delete: deleteAct(many, DELETION),
  };
  return (
    <SelectionBar
      noun={many.noun}
      rows={recipes.filter(({ isActive }) => isActive)}
      shown={found()}
      where={`in ${subCategory?.title ?? ''}`}
      viewOf={(recipe) => {
        const place = placeOf(recipe, tree);
        return { category: place.category?.id ?? null, subCategory: place.subCategory?.id ?? null };
      }}
      acts={acts}
    />
  );
}

const TEXTS = ['title', 'ingredients', 'directions', 'note'] as const;

export const recipesIn = (tree: readonly Category[]): Many<Recipe, Stored> => ({
  kind,
  noun: 'recipe',
  picture: ({ image }) => mediaUrl(image),
  refusal: (values) => refusalBy(recipeSchema, { ...values, ...valuesOf(values, tree) }),
  failure: RECIPE_FAILURES.edit,
});

const DELETION: Deletion = {
  remove: (id) => recipesApi.endpoints.deleteRecipe.initiate({ id, inRound: true }),
  failure: RECIPE_FAILURES.remove,
};
