import { formatDate } from '@/components/format/date';
import { titleOf } from '@/components/format/title';
import { PICTURE } from '@/screen/checks/media';
import { alsoAs, DOUBLE, firstByKey, plainTitle, plainWords } from '@/screen/checks/sameText';
import { editAt, toEdit, toOpen, type Finding, type Reason, type Step } from '@/screen/checks/finding';
import { type Category } from '@/services/categories';
import { type DietPlan } from '@/services/dietPlans';
import { mediaUrl } from '@/services/media/media';
import { type Recipe } from '@/services/recipes';
import { dishSteps, GONE, goneFinding, placesOf, placeText } from './dishSteps';
import { ENERGY, UNREADABLE } from './energy';

const EMPTY: Reason = { key: 'empty', title: 'Empty sub category', text: 'Members open it and find nothing.' };

export const RECIPE_REASONS = [ENERGY, UNREADABLE, DOUBLE, PICTURE, GONE, EMPTY];

export interface RecipeLists {
  recipes: readonly Recipe[];
  tree: readonly Category[];
  /** Undefined while they are not known; null for a person who may not see them. */
  plans: readonly DietPlan[] | null | undefined;
}

const contentOf = ({ ingredients, directions, nutritionText }: Recipe) =>
  ingredients.trim() && directions.trim()
    ? `${plainWords(ingredients)}\n${plainWords(directions)}\n${plainWords(nutritionText)}`
    : '';

/** Checks recipes, one in each step, and then the sub categories. Inactive ones are shown nowhere, and not checked. */
export function* recipeSteps({ recipes, tree, plans }: RecipeLists): Generator<Step> {
  const places = placesOf(tree);
  const firstOfTitle = firstByKey<Recipe>();
  const firstOfContent = firstByKey<Recipe>();
  const filled = new Set(plans?.map(({ subCategoryId }) => subCategoryId));
  for (const recipe of recipes) {
    yield null;
    if (!recipe.isActive) continue;
    filled.add(recipe.subCategoryId);
    const place = recipe.subCategoryId === null ? undefined : places.get(recipe.subCategoryId);
    const name = titleOf(recipe.title);
    const base = {
      about: `recipe ${recipe.id}`,
      record: recipe,
      name,
      place: placeText(place),
      picture: mediaUrl(recipe.image),
    };
    const title = plainTitle(recipe.title);
    const sameTitle = firstOfTitle(title && `${recipe.subCategoryId} ${title}`, recipe);
    const twin = firstOfContent(contentOf(recipe), recipe) ?? sameTitle;
    if (twin)
      yield { ...base, reason: DOUBLE.key, said: saidOf(twin), act: toEdit('title', name, editAt('title', recipe.id)) };
    yield* dishSteps({ ...recipe, base });
    if (!place)
      yield goneFinding(
        base,
        recipe.id,
        tree.some(({ id }) => id === recipe.categoryId),
      );
  }
  if (plans !== undefined) yield* emptySteps(tree, filled, plans === null);
}

/** The sentence about another recipe that may be the same. */
function saidOf({ title, createdAt }: Recipe): Finding['said'] {
  const day = formatDate(createdAt);
  return alsoAs(titleOf(title), day === 'N/A' ? '' : `, added ${day}`);
}

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
