import { makeRandom } from '../statistics.mjs';
import { answer, DOMAINS, FIRST_NAMES, LAST_NAMES } from './words.mjs';

const PLANS = ['Essential', 'Balance', 'Premium', 'PCOS Reset', 'Strength & Nutrition'];

const ANSWERS = {
  assessment: `physicalActivity purpose pocsDuration pcosSymptoms medicalHistory lastPeriods medicalConditions medicines
    ultrasoundHormonalTests breakfastOptions lunchOptions dinnerOptions snacksOptions meals`.split(/\s+/),
  progress: `problemsFaced problemsResolved dietWorkoutProblems positiveChanges habitsIncluded habitsDifficult
    appFeedback suggestions likedFeatures coachReview periodDetails`.split(/\s+/),
};
const BODY_PARTS = 'Chest RightArm LeftArm BellyButton Waist Hips LeftThigh RightThigh Wrist'.split(' ');

const START = Date.UTC(2023, 0, 1);
const THREE_YEARS = 3 * 365 * 86_400_000;

const answers = (random, names) => Object.fromEntries(names.map((name) => [name, answer(random)]));
const digits = (random, count) => String(random.below(10 ** count)).padStart(count, '0');
const plain = (name) =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

function phone(random) {
  if (random.chance(0.06)) return random.chance(0.5) ? null : '';
  if (random.chance(0.5)) return `+92 3${digits(random, 2)} ${digits(random, 7)}`;
  return random.chance(0.5) ? `+44 7${digits(random, 3)} ${digits(random, 6)}` : `03${digits(random, 9)}`;
}

/** @returns {Record<string, string>} */
const assessment = (random, user) => ({
  name: `${user.firstName} ${user.lastName}`,
  country: random.pick(['Pakistan', 'United Kingdom', 'United States', 'Canada', 'Norway']),
  age: String(18 + random.below(40)),
  martialStatus: random.pick(['Single', 'Married']),
  whatsAppContact: user.phoneNo,
  email: user.email,
  weight: String(50 + random.below(60)),
  height: `5'${random.below(11)}`,
  ...answers(random, ANSWERS.assessment),
  file: `assessments/${user.id}.pdf`,
});

const progress = (random) => ({
  dayNumber: random.pick([15, 30, 45, 60]),
  currentWeight: String(50 + random.below(60)),
  goalWeight: String(50 + random.below(20)),
  ...answers(random, ANSWERS.progress),
  measurements: JSON.stringify(
    Object.fromEntries(
      BODY_PARTS.map((part) => [part, { day1: 10 + random.below(40), current: 10 + random.below(40) }]),
    ),
  ),
});

const payment = (random, user) => ({
  file: `payments/${user.id}.jpg`,
  amount: String(1000 + random.below(90) * 100),
  currency: random.pick(['PKR', 'GBP', 'USD']),
  paymentMethod: random.pick(['Bank Transfer', 'Stripe', 'JazzCash']),
  status: random.pick(['succeeded', 'pending']),
  paymentIntentId: `pi_${digits(random, 12)}${digits(random, 12)}`,
  createdAt: user.createdAt,
  updatedAt: user.createdAt,
});

function makeUser(random, id, { assessed, checkedIn }) {
  const firstName = random.pick(FIRST_NAMES);
  const lastName = random.pick(LAST_NAMES);
  const user = {
    id,
    firstName,
    lastName,
    email: `${plain(firstName)}.${plain(lastName)}${id}@${random.pick(DOMAINS)}`,
    phoneNo: phone(random),
    isActive: random.chance(0.7) ? 'Y' : 'N',
    createdAt: new Date(START + random.below(THREE_YEARS)).toISOString(),
    bmr: random.chance(0.4) ? 1200 + random.below(9) * 100 : null,
  };
  const plan = 1 + random.below(PLANS.length);
  return {
    ...user,
    userPlans: random.chance(0.6) ? [{ id, plan: { id: plan, name: PLANS[plan - 1] } }] : [],
    assignedSupplements: random.chance(0.1) ? [{ id, supplementsCategoryId: 1 + random.below(6) }] : [],
    userAssesmentForm: random.chance(assessed) ? assessment(random, user) : null,
    userAssesmentProgresses: random.chance(checkedIn) ? [progress(random), progress(random)] : [],
    payment: random.chance(0.05) ? payment(random, user) : null,
  };
}

const FEW = { assessed: 0.04, checkedIn: 0.03 };

/** The rows of a `users/list` reply in wire shape, the same ones each time; `share` of them with answers. */
export function makeUsers(count, share = FEW) {
  const random = makeRandom(20260401);
  return Array.from({ length: count }, (_, index) => makeUser(random, index + 1, share));
}
