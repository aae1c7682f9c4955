import { chance } from '../../database/random';
import { table, type WithDb } from '../../database/table';
import { makePlan, PLAN_COUNT } from '../plans/planFactory';
import { makePerson } from './people';
import { type UserRow } from './rows';
import { makeUser } from './userFactory';

const FIRST_ID = 1001;
const MINUTE = 60_000;

const PLANS = Array.from({ length: PLAN_COUNT }, (_, n) => [{ plan: { id: n + 1, name: makePlan(n).name } }]);

/** Makes a user without assessment and payment, who joined seven minutes before the previous one. */
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

/** Inserts users; every fortieth has an assessment and, in most cases, a payment. */
export function seedLargeUsers(db: WithDb, count: number) {
  const now = Date.now();
  table(db, 'users').insertAll(Array.from({ length: count }, (_, n) => largeUser(n, now)));
}
