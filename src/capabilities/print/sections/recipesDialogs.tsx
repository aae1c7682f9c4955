import { lazyComponent } from '@/components/lazy/lazyComponent';
import { placeOf } from '@/features/nutrition/categories/tree';
import { recipeRecord } from '@/features/nutrition/recipes/recipeRecord';
import { fill } from '@/lib/slots';
import { detailAction, detailActions } from '@/screen/detailActions';
import { useShownLists } from '@/screen/list/listContext';
import { type RecipesLists } from '@/features/nutrition/recipes/recipesRows';
import { mediaUrl } from '@/services/media/media';
import { type Recipe } from '@/services/recipes';
import { printButton } from '../printing';

const recipeSheet = lazyComponent(
  async () => (await import(/* webpackChunkName: "handout" */ './RecipeSheet')).RecipeSheet,
);

function useSheetProps(row: Recipe) {
  const { tree = [] } = useShownLists<RecipesLists>();
  const { category, subCategory } = placeOf(row, tree);
  const places = [category?.title ?? '', subCategory?.title ?? ''].filter(Boolean);
  return { recipe: row, places, picture: mediaUrl(row.image) };
}

export const fills = [fill(detailActions, detailAction(recipeRecord, printButton(recipeSheet, useSheetProps)))];
