import fc from 'fast-check';
import {
  ASSESSMENT_FIELDS,
  PROGRESS_FIELDS,
  type Assessment,
  type ProgressEntry,
  type User,
} from '@/services/userTypes';

/** A text that a person may write, and what it says: a figure, nothing, or nothing that can be read. */
type Written = readonly [text: string, value: number | null | 'unreadable'];

const POUND = 0.45359237;

const WEIGHTS: Written[] = [
  ['72 kg', 72],
  ['80.5', 80.5],
  ['91,4 kg', 91.4],
  ['about 68 kg', 68],
  ['160 lbs', 160 * POUND],
  ['11 st 4', 158 * POUND],
  ['', null],
  ['—', null],
  ['around seventy I think', 'unreadable'],
  ['72 or 73', 'unreadable'],
];
const HEIGHTS: Written[] = [
  ['163 cm', 163],
  ['1.7 m', 170],
  [`5'4"`, 64 * 2.54],
  ['5 ft 2', 62 * 2.54],
  ['', null],
  ['tall', 'unreadable'],
  ['5.4', 'unreadable'],
];
const AGES: Written[] = [
  ['29', 29],
  ['41 years', 41],
  ['', null],
  ['thirty', 'unreadable'],
];
const PERIODS: Written[] = [
  ['12 days ago', 12],
  ['Five weeks ago', 35],
  ['', null],
  ['Not since the summer', 'unreadable'],
];
const HABITS: Written[] = [
  ['Two walks', null],
  ['1.5 litres of water, walking', 1.5],
  ['Water, 10 glasses', 2.5],
  ['', null],
];
const INCHES: Written[] = [
  ['34', 34],
  ['34.75', 34.75],
  ['36.5 in', 36.5],
  ['38', 38],
  ['', null],
  ['same', 'unreadable'],
];

interface PlantedCheckIn {
  day: number;
  weight: Written;
  waist: Written;
  habits: Written;
  periods: string;
}

/** A member with what her answers say, so that a plain loop can answer questions about her. */
export interface Planted {
  user: User;
  isActive: boolean;
  plan: string;
  payment: string;
  bmr: number;
  daysSinceJoining: number;
  /** Null without an assessment. */
  assessment: {
    weight: Written;
    height: Written;
    age: Written;
    period: Written;
    symptoms: string;
    medicines: string;
    conditions: string;
    activity: string;
    history: string;
  } | null;
  waistOnDay1: Written;
  /** Earliest first. */
  checkIns: PlantedCheckIn[];
}

const NO_ANSWERS = Object.fromEntries(ASSESSMENT_FIELDS.map((name) => [name, ''])) as Assessment;
const NO_PROGRESS = Object.fromEntries(PROGRESS_FIELDS.map((name) => [name, ''])) as ProgressEntry['answers'];

const toEntry = (checkIn: PlantedCheckIn, [day1]: Written): ProgressEntry => ({
  answers: {
    ...NO_PROGRESS,
    dayNumber: String(checkIn.day),
    currentWeight: checkIn.weight[0],
    habitsIncluded: checkIn.habits[0],
    periodDetails: checkIn.periods,
  },
  measurements: [{ part: 'Waist', day1, current: checkIn.waist[0] }],
});

const DAY_MS = 86_400_000;

function toUser(planted: Omit<Planted, 'user'>, id: number): User {
  const { assessment, checkIns } = planted;
  return {
    id,
    firstName: 'Sana',
    lastName: `No ${id}`,
    email: `${id}@mail.com`,
    phone: '',
    isActive: planted.isActive,
    createdAt: new Date(Date.now() - planted.daysSinceJoining * DAY_MS).toISOString(),
    bmr: planted.bmr,
    plans: planted.plan === 'Free' ? [] : [planted.plan],
    supplementFolderIds: [],
    assessment: assessment && {
      ...NO_ANSWERS,
      weight: assessment.weight[0],
      height: assessment.height[0],
      age: assessment.age[0],
      lastPeriods: assessment.period[0],
      pcosSymptoms: assessment.symptoms,
      medicines: assessment.medicines,
      medicalConditions: assessment.conditions,
      physicalActivity: assessment.activity,
      medicalHistory: assessment.history,
    },
    progress: checkIns.map((checkIn) => toEntry(checkIn, planted.waistOnDay1)),
    payment: planted.payment
      ? {
          file: '',
          amount: '99.00',
          currency: 'USD',
          paymentMethod: 'Stripe',
          status: planted.payment,
          paymentIntentId: '',
          createdAt: '',
          updatedAt: '',
        }
      : null,
  };
}

const oneOf = <T>(values: readonly T[]) => fc.constantFrom(...values);

const checkIn = fc.record<PlantedCheckIn>({
  day: oneOf([15, 30, 45, 60, 75, 90]),
  weight: oneOf(WEIGHTS),
  waist: oneOf(INCHES),
  habits: oneOf(HABITS),
  periods: oneOf(['', 'Regular, 29 days', 'Not yet']),
});

const member = fc.record<Omit<Planted, 'user'>>({
  isActive: fc.boolean(),
  plan: oneOf(['Free', 'PCOS Reset', 'Complete Care']),
  payment: oneOf(['', 'Pending', 'Succeeded']),
  bmr: oneOf([0, 1300, 1400, 1550]),
  daysSinceJoining: fc.nat(200),
  assessment: fc.option(
    fc.record({
      weight: oneOf(WEIGHTS),
      height: oneOf(HEIGHTS),
      age: oneOf(AGES),
      period: oneOf(PERIODS),
      symptoms: oneOf(['', 'Acne, hair fall', 'Irregular periods', 'ACNE on the jaw']),
      medicines: oneOf(['', 'None', 'Metformin 500 mg', 'Inositol']),
      conditions: oneOf(['', 'Insulin resistance', 'None']),
      activity: oneOf(['', 'Gym three times a week', 'Walks']),
      history: oneOf(['', 'Allergic to nuts', 'Mother has type 2 diabetes', 'Çok uzun bir hikâye — ağrı']),
    }),
    { freq: 4 },
  ),
  waistOnDay1: oneOf(INCHES),
  checkIns: fc.uniqueArray(checkIn, { maxLength: 4, selector: ({ day }) => day }),
});

/** Members with answers of every kind, the check-ins in any order as a server may send them. */
export const plantedMembers = fc.array(member, { minLength: 1, maxLength: 40 }).map((members): Planted[] =>
  members.map((planted, index) => ({
    ...planted,
    user: toUser(planted, index + 1),
    checkIns: planted.checkIns.toSorted((one, other) => one.day - other.day),
  })),
);
