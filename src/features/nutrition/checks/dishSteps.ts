import { figure } from '@/components/format/number';
import { checkMedia, type Base } from '@/screen/checks/media';
import { editAt, strong, toEdit, type Finding, type Reason, type Step } from '@/screen/checks/finding';
import { type Category, type SubCategory } from '@/services/categories';
import { type Id } from '@/services/http/decode';
import { type Nutrition } from '@/services/nutritionText';
import { ENERGY, energySaid, findEnergyFault, findUnreadable, PART_LABELS, UNREADABLE, type Part } from './energy';

export const GONE: Reason = {
  key: 'gone',
  title: 'Sub category that is gone',
  text: 'Members do not find it under any category.',
};

/** What recipes and diet plans are checked for alike. */
export interface Dish {
  base: Base;
  id: Id;
  image: string;
  nutrition: Nutrition;
}

/** Findings about the figures and the picture of a dish. */
export function* dishSteps({ base, id, image, nutrition }: Dish): Generator<Step> {
  const toPart = (part: Part) => toEdit(PART_LABELS[part], base.name, editAt(part, id));
  const unreadable = findUnreadable(nutrition);
  const fault = findEnergyFault(nutrition);
  if (unreadable)
    yield {
      ...base,
      reason: UNREADABLE.key,
      said: [strong(`“${nutrition[unreadable].trim()}”`), ` is written for ${PART_LABELS[unreadable]}`],
      act: toPart(unreadable),
    };
  else if (fault) yield { ...base, reason: ENERGY.key, said: energySaid(fault), act: toPart(fault.part) };
  yield checkMedia(base, image, { what: 'picture', query: editAt('images', id) });
}

/** The sub categories of the tree by id, each with its category. */
export const placesOf = (tree: readonly Category[]) =>
  new Map(
    tree.flatMap((category) =>
      category.subCategories.map((subCategory) => [subCategory.id, { category, subCategory }] as const),
    ),
  );

export const placeText = (place: { category: Category; subCategory: SubCategory } | undefined) =>
  place ? `${place.category.title} › ${place.subCategory.title}` : 'Without a sub category';

/** A dish whose sub category is not in the tree. Without its category too, that is to be chosen first. */
export const goneFinding = (base: Base, id: Id, hasCategory: boolean): Finding => ({
  ...base,
  reason: GONE.key,
  said: [hasCategory ? 'Its sub category was deleted' : 'Its category was deleted'],
  act: toEdit(
    hasCategory ? 'sub category' : 'category',
    base.name,
    editAt(hasCategory ? 'subCategory' : 'category', id),
  ),
});

/** How many sub categories a tree has, for the sentence about what was checked. */
export const subCategoryCount = (tree: readonly Category[]) =>
  `${figure(tree.reduce((sum, { subCategories }) => sum + subCategories.length, 0))} sub categories`;
