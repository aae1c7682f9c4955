import { makePlan, PLAN_COUNT } from '../areas/plans/planFactory';
import { makePerson } from '../areas/users/people';
import { makeUser } from '../areas/users/userFactory';
import { type UserRow } from '../areas/users/rows';
import { chance } from '../database/random';
import { table } from '../database/table';
import { seedLargeMenu } from '../areas/nutrition/menuSeeds';
import { seedOffers } from '../areas/users/userSeeds';
import { type Scenario } from './scenario';

const USERS = 100_000;
const DISHES = 10_000;
const FIRST_ID = 1001;
const MINUTE = 60_000;

const PLANS = Array.from({ length: PLAN_COUNT }, (_, n) => [{ plan: { id: n + 1, name: makePlan(n).name } }]);

/** A row without assessment or payment; everyone joined some minutes after the next one. */
function lightUser(n: number, now: number): UserRow {
  const { firstName, lastName, email, phone } = makePerson(n);
  return {
    id: String(FIRST_ID + n),
    firstName,
    lastName,
    email,
    phoneNo: n % 12 === 0 ? null : phone,
    isActive: chance(n, 'active') < 0.75 ? 'Y' : 'N',
    createdAt: new Date(now - n * 7 * MINUTE).toISOString(),
    bmr: 1500,
    userPlans: PLANS[n % (PLAN_COUNT + 1)] ?? [],
    assignedSupplements: [],
    userAssesmentForm: null,
    userAssesmentProgresses: [],
    payment: null,
  };
}

function largeUser(n: number, now: number): UserRow {
  const light = lightUser(n, now);
  if (n % 40 !== 0) return light;
  const { userAssesmentForm, payment } = makeUser(n);
  return { ...light, userAssesmentForm, payment };
}

/** 100,000 users, every fortieth with an assessment and most likely a payment; 10,000 recipes and as many plans. */
export const largeScenario: Scenario = {
  seed(db) {
    seedOffers(db);
    seedLargeMenu(db, DISHES);
    const now = Date.now();
    table(db, 'users').insertAll(Array.from({ length: USERS }, (_, n) => largeUser(n, now)));
  },
};
