import { plainWords } from '@/lib/plainText';
import { countOf, figure } from '@/components/format/number';
import { findingOf, toOpen, withoutPicture, type Reason, type Step } from '../finding';
import { makeChecks } from '../makeChecks';
import { dietPlansApi, type DietPlan } from '@/services/dietPlans';
import { formatDate } from '@/components/format/date';
import { titleOf } from '@/components/format/title';
import { PICTURE } from '../media';
import { alsoAs, DOUBLE } from '../sameText';
import { type Category } from '@/services/categories';
import { type Recipe } from '@/services/recipes';
import { recipeRecord } from '@/features/nutrition/recipes/recipeRecord';
import { type RecipesLists } from '@/features/nutrition/recipes/recipesRows';
import { dishSteps, GONE, sameContent } from './dishSteps';
import { ENERGY, UNREADABLE } from './energyReasons';
import { useMayOpen } from '@/services/session/useSession';

const EMPTY: Reason = { key: 'empty', title: 'Empty sub category', text: 'Members open it and find nothing.' };

interface RecipeLists {
  recipes: readonly Recipe[];
  tree: readonly Category[];
  /** Undefined while they are not known; null for a person who may not see them. */
  plans: readonly DietPlan[] | null | undefined;
}

/** Checks recipes, one in each step, and then the sub categories. Inactive ones are shown nowhere, and not checked. */
export function* recipeSteps({ recipes, tree, plans }: RecipeLists): Generator<Step> {
  const active = recipes.filter(({ isActive }) => isActive);
  yield* dishSteps({
    record: recipeRecord,
    dishes: active,
    tree,
    shelfOf: ({ subCategoryId }) => String(subCategoryId),
    contentOf: ({ ingredients, directions, nutritionText }) =>
      sameContent(ingredients, directions, plainWords(nutritionText)),
    doubleOf,
  });
  if (plans === undefined) return;
  const filled = new Set([...active, ...(plans ?? [])].map(({ subCategoryId }) => subCategoryId));
  yield* emptySteps(tree, filled, plans === null);
}

function doubleOf({ title, createdAt }: Recipe) {
  const day = formatDate(createdAt);
  return alsoAs(titleOf(title), day === 'N/A' ? '' : `, added ${day}`);
}

/** The sub categories without dishes; `isWithoutPlans` if only recipes are known. */
function* emptySteps(
  tree: readonly Category[],
  filled: ReadonlySet<unknown>,
  isWithoutPlans: boolean,
): Generator<Step> {
  for (const category of tree)
    for (const subCategory of category.subCategories) {
      if (filled.has(subCategory.id)) continue;
      const name = titleOf(subCategory.title);
      const base = withoutPicture(`sub category ${subCategory.id}`, subCategory, name, titleOf(category.title));
      const act = toOpen(name, { category: String(category.id), subCategory: String(subCategory.id) });
      yield findingOf(base, EMPTY, [isWithoutPlans ? 'No recipes' : 'No recipes and no diet plans'], act);
    }
}

/** The diet plans fill sub categories too; the page asks for them. */
function useChecked({ recipes, tree }: RecipesLists, isPage: boolean) {
  const maySeePlans = useMayOpen('Diet Plans');
  dietPlansApi.useListDietPlansQuery(undefined, { skip: !isPage || !maySeePlans });
  const { data: plans = 'unknown' } = dietPlansApi.endpoints.listDietPlans.useQueryState(undefined);
  return [recipes, tree, maySeePlans ? plans : null] as const;
}

export const recipesChecks = makeChecks(useChecked, {
  reasons: [ENERGY, UNREADABLE, DOUBLE, PICTURE, GONE, EMPTY],
  steps: (recipes, tree, plans) => recipeSteps({ recipes, tree, plans: plans === 'unknown' ? undefined : plans }),
  checked: (recipes, tree) => [
    countOf(recipes.length, recipeRecord.noun),
    `${figure(tree.flatMap(({ subCategories }) => subCategories).length)} sub categories`,
  ],
});
