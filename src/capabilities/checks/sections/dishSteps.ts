import { plainWords } from '@/lib/plainText';
import { type RecordSource } from '@/screen/record/record';
import { baseOf, editAt, findingOf, strong, toEdit, type Base, type Reason, type Said, type Step } from '../finding';
import { checkMedia } from '../media';
import { DOUBLE, firstTwins } from '../sameText';
import { type Category } from '@/services/categories';
import { type Id } from '@/services/http/decode';
import { type Nutrition } from '@/services/nutritionText';
import { pathOf, placeOf, UNPLACED, type Placed } from '@/features/nutrition/categories/tree';
import { findEnergyFault, findUnreadable, type Amount } from '@/features/nutrition/shared/energy';
import { ENERGY, energySaid, UNREADABLE } from './energyReasons';

export const GONE: Reason = {
  key: 'gone',
  title: 'Sub category that is gone',
  text: 'Members do not find it under any category.',
};

interface CheckedDish extends Placed {
  id: Id;
  title: string;
  image: string;
  nutrition: Nutrition;
}

interface Menu<Dish> {
  record: RecordSource<Dish>;
  dishes: readonly Dish[];
  tree: readonly Category[];
  /** Where members look for it: the same title twice there is a double. */
  shelfOf: (dish: Dish) => string;
  /** What makes two dishes the same, whatever their titles; `''` if there is too little to tell. */
  contentOf: (dish: Dish) => string;
  /** The sentence about the other dish of a double. */
  doubleOf: (twin: Dish) => Said;
  /** What only such dishes are checked for. */
  ownSteps?: (dish: Dish, base: Base) => Iterable<Step>;
}

/** The content of a dish, as far as it has both texts. */
export const sameContent = (ingredients: string, steps: string, rest: string) =>
  ingredients.trim() && steps.trim() ? `${plainWords(ingredients)}\n${plainWords(steps)}\n${rest}` : '';

/** What recipes and diet plans are checked for alike, one dish in each step. */
export function* dishSteps<Dish extends CheckedDish>(menu: Menu<Dish>): Generator<Step> {
  const { record, dishes, tree, shelfOf, contentOf, doubleOf, ownSteps } = menu;
  const twinOf = firstTwins<Dish>();
  for (const dish of dishes) {
    yield null;
    const { id, image, nutrition } = dish;
    const { category, subCategory } = placeOf(dish, tree);
    const base = baseOf(record, dish, category && subCategory ? pathOf(category, subCategory) : UNPLACED);
    const twin = twinOf(dish, dish.title, shelfOf(dish), contentOf(dish));
    if (twin) yield findingOf(base, DOUBLE, doubleOf(twin), toEdit('title', base.name, editAt('title', id)));
    if (ownSteps) yield* ownSteps(dish, base);
    yield* figureSteps(base, id, nutrition);
    yield checkMedia(base, image, { what: 'picture', query: editAt('images', id) });
    if (!subCategory) yield goneFinding(base, id, category !== undefined);
  }
}

function* figureSteps(base: Base, id: Id, nutrition: Nutrition): Generator<Step> {
  const toAmount = (amount: Amount) => toEdit(amount, base.name, editAt(amount, id));
  const unreadable = findUnreadable(nutrition);
  const fault = findEnergyFault(nutrition);
  if (unreadable) {
    const said = [strong(`“${nutrition[unreadable].trim()}”`), ` is written for ${unreadable}`];
    yield findingOf(base, UNREADABLE, said, toAmount(unreadable));
  } else if (fault) yield findingOf(base, ENERGY, energySaid(fault), toAmount(fault.slip));
}

/** A dish whose sub category is not in the tree. Without its category too, that is to be chosen first. */
function goneFinding(base: Base, id: Id, hasCategory: boolean) {
  const [what, field] = hasCategory ? ['sub category', 'subCategory'] : ['category', 'category'];
  return findingOf(base, GONE, [`Its ${what} was deleted`], toEdit(what, base.name, editAt(field, id)));
}
