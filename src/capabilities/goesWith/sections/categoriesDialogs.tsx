import { categoryRecord, subCategoryRecord } from '@/features/nutrition/categories/categoryRecords';
import { deleteNote, deleteNotes, type DeleteNoteProps } from '@/screen/deleteNotes';
import { fill } from '@/lib/slots';
import { ASKED } from '@/screen/useAsked';
import { useListCategoriesQuery, type Category, type SubCategory } from '@/services/categories';
import { useListDietPlansQuery } from '@/services/dietPlans';
import { type Id } from '@/services/http/decode';
import { useListRecipesQuery } from '@/services/recipes';
import { GoesWith } from '../GoesWith';
import { useDependents } from '../useDependents';
import { useMayOpen } from '@/services/session/useSession';

/** What is deleted with sub categories: they themselves, and their recipes and diet plans, as far as the person may see them. */
function useDishesOf(subCategories: readonly SubCategory[]) {
  const [maySeeRecipes, maySeePlans] = [useMayOpen('Recipes'), useMayOpen('Diet Plans')];
  const tree = useListCategoriesQuery(undefined, ASKED);
  const recipes = useListRecipesQuery(undefined, { skip: !maySeeRecipes, ...ASKED });
  const plans = useListDietPlansQuery(undefined, { skip: !maySeePlans, ...ASKED });
  const { isHeld, dependentsOf } = useDependents([tree, recipes, plans]);
  const ids = new Set<Id | null>(subCategories.map(({ id }) => id));
  const inIt = ({ subCategoryId, title }: { subCategoryId: Id | null; title: string }) =>
    ids.has(subCategoryId) ? title : null;
  return {
    isHeld,
    within: dependentsOf('sub category', { ...tree, data: subCategories }, ({ title }) => title),
    parts: [
      ...(maySeeRecipes ? [dependentsOf('recipe', recipes, inIt)] : []),
      ...(maySeePlans ? [dependentsOf('diet plan', plans, inIt)] : []),
    ],
  };
}

function OfCategory({ row, children }: DeleteNoteProps<Category>) {
  const { isHeld, parts, within } = useDishesOf(row.subCategories);
  return children({ isHeld, children: <GoesWith dependents={[within, ...parts]} /> });
}

function OfSubCategory({ row, children }: DeleteNoteProps<SubCategory>) {
  const { isHeld, parts } = useDishesOf([row]);
  return children({ isHeld, children: <GoesWith dependents={parts} /> });
}

export const fills = [
  fill(deleteNotes, deleteNote(categoryRecord, OfCategory)),
  fill(deleteNotes, deleteNote(subCategoryRecord, OfSubCategory)),
];
