import { makePlan } from './planFactory';
import { type PlanRow } from './rows';
import { table, type WithDb } from '../../database/table';

/** The scenario replaces texts by position (`oddities.ts`): the second and the third row lose their texts. */
const PLANS: readonly Partial<PlanRow>[] = [
  { name: 'Dearer than free', price: '-5.00', actualPrice: '10.00', discountPrice: '15.00', features: '[]' },
  {},
  {},
  {
    name: 'Of old',
    duration: '12 month',
    features: JSON.stringify(['recipes', 'Recipes', 'A call a week '.repeat(12)]),
  },
];

/** Adds plans with prices, durations and features that the panel's form does not allow. */
export function seedOddPlans(db: WithDb) {
  table(db, 'plans').insertAll(PLANS.map((changes, n) => ({ ...makePlan(n + 1), ...changes })));
}
