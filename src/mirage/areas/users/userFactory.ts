import { type UserRow } from './rows';
import { between, chance, daysAgo } from '../../database/random';
import { makeAssessment } from './assessments';
import { factoryOf } from '../../database/factoryOf';
import { makePayment } from './payments';
import { makePerson } from './people';
import { makePlan, PLAN_COUNT } from '../plans/planFactory';
import { checkInDays, makeProgressEntries } from './progressEntries';

/** How many users the `default` scenario has. */
export const USER_COUNT = 248;

/** Days since the user joined; a user with a higher number joined earlier. */
const daysSinceJoined = (n: number) => 0.2 + n * 1.6 + chance(n, 'joined');

function userPlans(n: number): UserRow['userPlans'] {
  if (chance(n, 'has plan') < 0.12) return [];
  const plan = between(0, PLAN_COUNT - 1, n, 'plan');
  return [{ plan: { id: plan + 1, name: makePlan(plan).name } }];
}

function paymentFor(n: number, [current]: UserRow['userPlans']): UserRow['payment'] {
  if (!current) return null;
  const { price } = makePlan(Number(current.plan.id) - 1);
  return Number(price) === 0 ? null : makePayment(n, price, Math.max(0, daysSinceJoined(n) - 0.1));
}

/** Number 0 joined last. */
export function makeUser(n: number): Omit<UserRow, 'id'> {
  const person = makePerson(n);
  const days = daysSinceJoined(n);
  const plans = userPlans(n);
  const hasAssessment = chance(n, 'assessed') < 0.7;
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    phoneNo: chance(n, 'has phone') < 0.08 ? null : person.phone,
    isActive: chance(n, 'active') < 0.75 ? 'Y' : 'N',
    createdAt: daysAgo(days),
    bmr: chance(n, 'has bmr') < 0.2 ? null : between(12, 19, n, 'bmr') * 100,
    userPlans: plans,
    assignedSupplements: [],
    userAssesmentForm: hasAssessment ? makeAssessment(n, person) : null,
    userAssesmentProgresses: hasAssessment ? makeProgressEntries(n, checkInDays(n, days)) : [],
    payment: paymentFor(n, plans),
  };
}

export const userFactory = factoryOf(makeUser);
