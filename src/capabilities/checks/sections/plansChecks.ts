import { plainTitle } from '@/lib/plainText';
import { countOf } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { type Loaded } from '@/lib/loaded';
import { editAt, strong, toEdit, type Checkup, type Reason, type Step } from '../finding';
import { makeChecks } from '../makeChecks';
import { remember } from '../remember';
import { alsoAs, DOUBLE, firstByKey } from '../sameText';
import { type Plan } from '@/services/plans';
import { formatPrice } from '@/features/plans/planPrice';

const DISCOUNT: Reason = {
  key: 'discount',
  title: 'Discount dearer than the price',
  text: 'Members would be paid for taking the plan.',
};

const PRICE: Reason = {
  key: 'price',
  title: 'Price that does not add up',
  text: 'The price should be the actual price without the discount.',
};

/** Prices are written with two decimals, so that half a cent is a difference. */
const HALF_A_CENT = 0.005;

/** Checks the plans, one in each step. */
export function* planSteps(plans: readonly Plan[]): Generator<Step> {
  const firstOfName = firstByKey<Plan>();
  for (const plan of plans) {
    yield null;
    const { id, actualPrice, discountPrice, price, isFree } = plan;
    const name = titleOf(plan.name);
    const base = { about: `plan ${id}`, record: plan, name, place: plan.duration, picture: undefined };
    const plain = plainTitle(plan.name);
    const twin = firstOfName(plain && `${plan.duration} ${plain}`, plan);
    if (twin)
      yield {
        ...base,
        reason: DOUBLE.key,
        said: alsoAs(titleOf(twin.name)),
        act: toEdit('name', name, editAt('name', id)),
      };
    const amounts = [' from ', strong(formatPrice(actualPrice)), ' less ', strong(formatPrice(discountPrice))];
    if (discountPrice > actualPrice)
      yield {
        ...base,
        reason: DISCOUNT.key,
        said: [
          'The discount of ',
          strong(formatPrice(discountPrice)),
          ' is more than ',
          strong(formatPrice(actualPrice)),
        ],
        act: toEdit('discount', name, editAt('discountPrice', id)),
      };
    else if (!isFree && Math.abs(actualPrice - discountPrice - price) > HALF_A_CENT)
      yield {
        ...base,
        reason: PRICE.key,
        said: [strong(formatPrice(price)), ...amounts],
        act: toEdit('price', name, editAt('actualPrice', id)),
      };
  }
}

interface Lists {
  plans: Loaded<readonly Plan[]>;
  isLoading: boolean;
}

const makeCheckup = remember((plans: Loaded<readonly Plan[]>): Checkup => ({
  path: '/plans',
  label: 'Plans',
  reasons: [DISCOUNT, PRICE, DOUBLE],
  steps: plans && (() => planSteps(plans)),
  checked: plans ? [countOf(plans.length, 'plan')] : [],
}));

export const plansChecks = makeChecks(({ plans }: Lists) => makeCheckup(plans));
