import { countOf } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { type Loaded } from '@/lib/loaded';
import { baseOf, editAt, findingOf, strong, toEdit, type Reason, type Said, type Step } from '../finding';
import { makeChecks, type Loading } from '../makeChecks';
import { alsoAs, DOUBLE, firstTwins } from '../sameText';
import { type Plan } from '@/services/plans';
import { planRecord } from '@/features/plans/planRecord';
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
  const twinOf = firstTwins<Plan>();
  for (const plan of plans) {
    yield null;
    const { id, actualPrice, discountPrice, price, isFree } = plan;
    const base = baseOf(planRecord, plan, plan.duration);
    const { name } = base;
    const fault = (reason: Reason, said: Said, what: string, field: string) =>
      findingOf(base, reason, said, toEdit(what, name, editAt(field, id)));
    const twin = twinOf(plan, plan.name, plan.duration);
    if (twin) yield fault(DOUBLE, alsoAs(titleOf(twin.name)), 'name', 'name');
    const [actual, discount] = [strong(formatPrice(actualPrice)), strong(formatPrice(discountPrice))];
    if (discountPrice > actualPrice)
      yield fault(DISCOUNT, ['The discount of ', discount, ' is more than ', actual], 'discount', 'discountPrice');
    else if (!isFree && Math.abs(actualPrice - discountPrice - price) > HALF_A_CENT)
      yield fault(PRICE, [strong(formatPrice(price)), ' from ', actual, ' less ', discount], 'price', 'actualPrice');
  }
}

type Lists = Loading & { plans: Loaded<readonly Plan[]> };

export const plansChecks = makeChecks(({ plans }: Lists) => [plans], {
  reasons: [DISCOUNT, PRICE, DOUBLE],
  steps: planSteps,
  checked: (plans) => [countOf(plans.length, planRecord.noun)],
});
