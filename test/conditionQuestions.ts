import { type Planted } from './plantedMembers';

type Holds = (member: Planted) => boolean;

const isFigure = (value: unknown): value is number => typeof value === 'number';

/** The last weight that she wrote, else that of the assessment. */
export function weight({ checkIns, assessment }: Planted) {
  for (let index = checkIns.length - 1; index >= 0; index -= 1) {
    const [, value] = checkIns[index]!.weight;
    if (value !== null) return value;
  }
  return assessment?.weight[1] ?? null;
}

/** By the weight above and the height of the assessment; NaN if one of them is no figure. */
export function bmi(member: Planted) {
  const kilograms = weight(member);
  const centimetres = member.assessment?.height[1];
  return isFigure(kilograms) && isFigure(centimetres) ? kilograms / (centimetres / 100) ** 2 : NaN;
}

interface Figure {
  day: number;
  value: number;
}

/** What she answered, earliest first; NaN for an answer that cannot be read. */
export const weights = ({ checkIns }: Planted): Figure[] =>
  checkIns.flatMap(({ day, weight: [, value] }) => (value === null ? [] : [{ day, value: Number(value) }]));

function waists({ checkIns, waistOnDay1: [, first] }: Planted): Figure[] {
  const measured = checkIns.flatMap(({ day, waist: [, value] }) =>
    value === null ? [] : [{ day, value: Number(value) }],
  );
  return checkIns.length > 0 && first !== null ? [{ day: 1, value: Number(first) }, ...measured] : measured;
}

/** What was lost between the first answer and the last, if the last is of a later day than `after`. */
function lost(figures: Figure[], after = 0) {
  const last = figures.at(-1);
  return figures.length > 1 && last!.day > after ? figures[0]!.value - last!.value : NaN;
}

function latestWaist({ checkIns, waistOnDay1 }: Planted) {
  for (let index = checkIns.length - 1; index >= 0; index -= 1) {
    const { waist, day } = checkIns[index]!;
    if (waist[1] !== null) return { value: waist[1], day };
  }
  return checkIns.length > 0 ? { value: waistOnDay1[1], day: 1 } : { value: null, day: 0 };
}

const lastDay = ({ checkIns }: Planted) => checkIns.at(-1)?.day ?? 0;

function water({ checkIns }: Planted) {
  for (let index = checkIns.length - 1; index >= 0; index -= 1) {
    const [, value] = checkIns[index]!.habits;
    if (isFigure(value)) return { value, day: checkIns[index]!.day };
  }
  return { value: NaN, day: 0 };
}

const answers = ({ user }: Planted) =>
  [...Object.values(user.assessment ?? {}), ...user.progress.flatMap((entry) => Object.values(entry.answers))]
    .join('\n')
    .toLowerCase();

const answer = (text: string | undefined) => (text ?? '').toLowerCase();

/** Conditions, and whom each of them finds, by a plain loop. */
export const QUESTIONS: [string, Holds][] = [
  ['status is active', ({ isActive }) => isActive],
  ['status is not active', ({ isActive }) => !isActive],
  ['plan is free', ({ plan }) => plan === 'Free'],
  ['plan is not Free', ({ plan }) => plan !== 'Free'],
  ['plan has reset', ({ plan }) => plan.includes('Reset')],
  ['payment is pending', ({ payment }) => payment === 'Pending'],
  ['bmr > 1350', ({ bmr }) => bmr > 1350],
  ['bmr is unknown', ({ bmr }) => bmr === 0],
  ['days since joining < 30', ({ daysSinceJoining }) => daysSinceJoining < 30],
  ['days since joining at least 90', ({ daysSinceJoining }) => daysSinceJoining >= 90],
  ['age over 35', ({ assessment }) => isFigure(assessment?.age[1]) && assessment.age[1] > 35],
  ['age is known', ({ assessment }) => isFigure(assessment?.age[1])],
  ['height < 165', ({ assessment }) => isFigure(assessment?.height[1]) && assessment.height[1] < 165],
  ['height < 5 ft 4', ({ assessment }) => isFigure(assessment?.height[1]) && assessment.height[1] < 64 * 2.54],
  ['weight > 70', (member) => isFigure(weight(member)) && Number(weight(member)) > 70],
  ['weight <= 160 lbs', (member) => isFigure(weight(member)) && Number(weight(member)) <= 160 * 0.45359237],
  ['weight = 80.5', (member) => weight(member) === 80.5],
  ['weight is unknown', (member) => !isFigure(weight(member))],
  ['bmi > 28', (member) => bmi(member) > 28],
  ['bmi under 25', (member) => bmi(member) < 25],
  ['weight lost > 2', (member) => lost(weights(member)) > 2],
  ['weight gained > 2', (member) => -lost(weights(member)) > 2],
  ['weight change < 3 after day 45', (member) => Math.abs(lost(weights(member), 45)) < 3],
  ['waist > 35', (member) => isFigure(latestWaist(member).value) && Number(latestWaist(member).value) > 35],
  [
    'waist > 34 after day 30',
    (member) =>
      isFigure(latestWaist(member).value) && Number(latestWaist(member).value) > 34 && latestWaist(member).day > 30,
  ],
  ['waist change < 1 after day 60', (member) => Math.abs(lost(waists(member), 60)) < 1],
  ['waist lost >= 2', (member) => lost(waists(member)) >= 2],
  ['check-ins = 0', ({ checkIns }) => checkIns.length === 0],
  ['check-ins more than 1', ({ checkIns }) => checkIns.length > 1],
  ['last check-in > 45', (member) => lastDay(member) > 45],
  [
    'days since last check-in > 14',
    (member) => member.checkIns.length > 0 && member.daysSinceJoining - lastDay(member) > 14,
  ],
  ['water < 2 litres', (member) => water(member).value < 2],
  ['water > 2 after day 30', (member) => water(member).value > 2 && water(member).day > 30],
  ['days since last period > 30', ({ assessment }) => isFigure(assessment?.period[1]) && assessment.period[1] > 30],
  ['symptom has acne', ({ assessment }) => answer(assessment?.symptoms).includes('acne')],
  [
    'symptom has no acne',
    ({ assessment }) => answer(assessment?.symptoms) !== '' && !answer(assessment?.symptoms).includes('acne'),
  ],
  ['symptom has acne or irregular', ({ assessment }) => /acne|irregular/.test(answer(assessment?.symptoms))],
  ['medication mentions metformin', ({ assessment }) => answer(assessment?.medicines).includes('metformin')],
  ['medicines is none', ({ assessment }) => answer(assessment?.medicines) === 'none'],
  ['history has ağrı', ({ assessment }) => answer(assessment?.history).includes('ağrı')],
  ['allergies has nuts', ({ assessment }) => answer(assessment?.history).includes('nuts')],
  ['cycle has regular', (member) => member.checkIns.some(({ periods }) => periods.startsWith('Regular'))],
  ['any answer has insulin', (member) => answers(member).includes('insulin')],
  ['any answer has no acne', (member) => answers(member).trim() !== '' && !answers(member).includes('acne')],
  [
    'bmi > 20, (plan is free or status is active)',
    (member) => bmi(member) > 20 && (member.plan === 'Free' || member.isActive),
  ],
  ['weight over seventyish, status is active', ({ isActive }) => isActive],
];
