import { plainWords } from '@/lib/plainText';
import { useSelector } from 'react-redux';
import { countOf, figure } from '@/components/format/number';
import { type Checkup, toOpen, type Reason, type Step } from '../finding';
import { makeChecks } from '../makeChecks';
import { remember } from '../remember';
import { dietPlansApi, type DietPlan } from '@/services/dietPlans';
import { mayOpen } from '@/services/session/access';
import { selectUser } from '@/services/session/sessionState';
import { formatDate } from '@/components/format/date';
import { titleOf } from '@/components/format/title';
import { PICTURE } from '../media';
import { alsoAs, DOUBLE } from '../sameText';
import { type Category } from '@/services/categories';
import { type Recipe } from '@/services/recipes';
import { type RecipesLists } from '@/features/nutrition/recipes/recipesRows';
import { dishSteps, GONE, sameContent } from './dishSteps';
import { ENERGY, UNREADABLE } from './energyReasons';

const EMPTY: Reason = { key: 'empty', title: 'Empty sub category', text: 'Members open it and find nothing.' };

const RECIPE_REASONS = [ENERGY, UNREADABLE, DOUBLE, PICTURE, GONE, EMPTY];

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
    noun: 'recipe',
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
      yield {
        reason: EMPTY.key,
        about: `sub category ${subCategory.id}`,
        record: subCategory,
        name,
        place: titleOf(category.title),
        said: [isWithoutPlans ? 'No recipes' : 'No recipes and no diet plans'],
        picture: undefined,
        act: toOpen(name, { category: String(category.id), subCategory: String(subCategory.id) }),
      };
    }
}

const makeCheckup = remember(
  (recipes: RecipesLists['recipes'], tree: RecipesLists['tree'], plans: RecipeLists['plans']): Checkup => {
    const subCategories = tree?.flatMap((category) => category.subCategories) ?? [];
    return {
      path: '/recipes',
      label: 'Recipes',
      reasons: RECIPE_REASONS,
      steps: recipes && tree && (() => recipeSteps({ recipes, tree, plans })),
      checked:
        recipes && tree ? [countOf(recipes.length, 'recipe'), `${figure(subCategories.length)} sub categories`] : [],
    };
  },
);

/** The diet plans fill sub categories too; the page asks for them. */
function useCheckup({ recipes, tree }: RecipesLists, isPage: boolean): Checkup {
  const user = useSelector(selectUser);
  const maySeePlans = user !== null && mayOpen(user, { module: 'Diet Plans' });
  dietPlansApi.useListDietPlansQuery(undefined, { skip: !isPage || !maySeePlans });
  const { data: plans } = dietPlansApi.endpoints.listDietPlans.useQueryState(undefined);
  return makeCheckup(recipes, tree, maySeePlans ? plans : null);
}

export const recipesChecks = makeChecks(useCheckup);
