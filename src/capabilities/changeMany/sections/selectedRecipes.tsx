import { type RecipesLists } from '@/features/nutrition/recipes/recipesRows';
import { useShownLists } from '@/screen/list/listContext';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { chosen } from '@/components/tabs/selection';
import { deleteAct, wordsAct } from '../acts';
import { changing } from '../changing';
import { refusalBy, type Many } from '../many';
import { type Selectable } from '../selectable';
import { type Category } from '@/services/categories';
import { type Recipe } from '@/services/recipes';
import { MoveDialog } from './MoveDialog';
import { placeOf } from '@/features/nutrition/categories/tree';
import { valuesOf } from '@/features/nutrition/shared/dishForm';
import { RECIPE_FAILURES, recipeSchema } from '@/features/nutrition/recipes/dialogs/recipeForm';
import { recipeRecord } from '@/features/nutrition/recipes/recipeRecord';
import { selectRecipesScreen } from '@/features/nutrition/recipes/recipesScreen';
import { useRecipesExport } from '@/features/nutrition/recipes/useRecipesExport';

type Stored = ReturnType<typeof recipeRecord.values>;

const NONE: readonly never[] = [];

function useSelectable(): Selectable<Recipe> {
  const lists = useShownLists<RecipesLists>();
  const { tree = NONE, recipes = NONE } = lists;
  const view = useSelector(selectRecipesScreen);
  const many = useMemo(() => recipesIn(tree), [tree]);
  const category = chosen(tree, view.category);
  const subCategory = category && chosen(category.subCategories, view.subCategory);
  return {
    noun: many.noun,
    rows: recipes.filter(({ isActive }) => isActive),
    shown: useRecipesExport(lists).rows(),
    where: `in ${subCategory?.title ?? ''}`,
    viewOf: (recipe) => {
      const place = placeOf(recipe, tree);
      return { category: place.category?.id ?? null, subCategory: place.subCategory?.id ?? null };
    },
    acts: {
      move: { label: 'Move to…', dialog: (rows, end) => <MoveDialog many={many} rows={rows} tree={tree} end={end} /> },
      words: wordsAct(many, TEXTS),
      delete: deleteAct(many),
    },
  };
}

export const selectedRecipes = changing(useSelectable);

const TEXTS = ['title', 'ingredients', 'directions', 'note'] as const;

export const recipesIn = (tree: readonly Category[]): Many<Recipe, Stored> => ({
  ...recipeRecord,
  refusal: (values) => refusalBy(recipeSchema, { ...values, ...valuesOf(values, tree) }),
  failure: RECIPE_FAILURES.edit,
  removeFailure: RECIPE_FAILURES.remove,
});
