import { makeMany } from '../../database/factoryOf';
import { table } from '../../database/table';
import { type Area } from '../area';
import { seedOddPlans } from './oddPlans';
import { makePlan, PLAN_COUNT, planFactory } from './planFactory';
import { planHandlers } from './planHandlers';

export const plansArea = {
  factories: { plan: planFactory },
  handlers: [planHandlers],
  seed: (db) => table(db, 'plans').insertAll(makeMany(PLAN_COUNT, makePlan)),
  seedOdd: seedOddPlans,
} satisfies Area;
