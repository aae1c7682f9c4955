import { titleOf } from '@/components/format/title';
import { editAt, strong, toAdd, toEdit, type Reason, type Step } from '@/screen/checks/finding';
import { PICTURE } from '@/screen/checks/media';
import { alsoAs, DOUBLE, firstByKey, plainTitle, plainWords } from '@/screen/checks/sameText';
import { type Category } from '@/services/categories';
import { type DietPlan } from '@/services/dietPlans';
import { mediaUrl } from '@/services/media/media';
import { dishSteps, GONE, goneFinding, placesOf, placeText } from './dishSteps';
import { ENERGY, UNREADABLE } from './energy';

const KCAL: Reason = {
  key: 'kcal',
  title: 'Kcal options that nobody can read',
  text: 'Members do not find the plan under an amount of kcal.',
};

export const DIET_PLAN_REASONS = [ENERGY, UNREADABLE, KCAL, DOUBLE, PICTURE, GONE];

const contentOf = ({ ingredients, cookingSteps, kcal }: DietPlan) =>
  ingredients.trim() && cookingSteps.trim()
    ? `${plainWords(ingredients)}\n${plainWords(cookingSteps)}\n${kcal.join(',')}`
    : '';

/** Checks the diet plans, one in each step. */
export function* dietPlanSteps(plans: readonly DietPlan[], tree: readonly Category[]): Generator<Step> {
  const places = placesOf(tree);
  const firstOfTitle = firstByKey<DietPlan>();
  const firstOfContent = firstByKey<DietPlan>();
  for (const plan of plans) {
    yield null;
    const { id, kcal, otherKcal } = plan;
    const place = plan.subCategoryId === null ? undefined : places.get(plan.subCategoryId);
    const name = titleOf(plan.title);
    const base = {
      about: `diet plan ${id}`,
      record: plan,
      name,
      place: placeText(place),
      picture: mediaUrl(plan.image),
    };
    const title = plainTitle(plan.title);
    const sameTitle = firstOfTitle(title && `${plan.subCategoryId} ${plan.mealType} ${title}`, plan);
    const twin = firstOfContent(contentOf(plan), plan) ?? sameTitle;
    if (twin)
      yield {
        ...base,
        reason: DOUBLE.key,
        said: alsoAs(titleOf(twin.title)),
        act: toEdit('title', name, editAt('title', id)),
      };
    if (otherKcal.length > 0)
      yield {
        ...base,
        reason: KCAL.key,
        said: [strong(`“${otherKcal.join(', ')}”`), ' is among the kcal options'],
        act: toEdit('kcal', name, editAt('kcal', id)),
      };
    else if (kcal.length === 0)
      yield {
        ...base,
        reason: KCAL.key,
        said: ['No kcal option was stored'],
        act: toAdd('kcal', name, editAt('kcal', id)),
      };
    yield* dishSteps({ ...plan, base });
    if (!place)
      yield goneFinding(
        base,
        id,
        tree.some((category) => category.id === plan.categoryId),
      );
  }
}
