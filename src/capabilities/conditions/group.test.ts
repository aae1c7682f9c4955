import fc from 'fast-check';
import { findGroup } from './group';
import { plantedMembers, type Planted } from '@test/plantedMembers';
import { parseConditions } from './syntax';

type Holds = (member: Planted) => boolean;

const isFigure = (value: unknown): value is number => typeof value === 'number';

/** The last weight that she wrote, else that of the assessment. */
function weight({ checkIns, assessment }: Planted) {
  for (let index = checkIns.length - 1; index >= 0; index -= 1) {
    const [, value] = checkIns[index]!.weight;
    if (value !== null) return value;
  }
  return assessment?.weight[1] ?? null;
}

function bmi(member: Planted) {
  const kilograms = weight(member);
  const centimetres = member.assessment?.height[1];
  return isFigure(kilograms) && isFigure(centimetres) ? kilograms / (centimetres / 100) ** 2 : NaN;
}

interface Figure {
  day: number;
  value: number;
}

/** What she answered, earliest first; NaN for an answer that cannot be read. */
const weights = ({ checkIns }: Planted): Figure[] =>
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

const QUESTIONS: [string, Holds][] = [
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

const options = () => ({ load: () => Promise.resolve(new Set<number>()), signal: new AbortController().signal });

test.each(QUESTIONS)('“%s” finds whom a plain loop finds', async (text, holds) => {
  await fc.assert(
    fc.asyncProperty(plantedMembers, async (members) => {
      const group = await findGroup(
        members.map(({ user }) => user),
        parseConditions(text),
        options(),
      );
      expect([...group.mask]).toEqual(members.map((member) => Number(holds(member))));
    }),
    { numRuns: 40 },
  );
});

test('several conditions find whom all of them find, and each says how many it leaves', async () => {
  const text = 'status is active, bmi > 22, check-ins > 0';
  await fc.assert(
    fc.asyncProperty(plantedMembers, async (members) => {
      const users = members.map(({ user }) => user);
      const group = await findGroup(users, parseConditions(text), options());
      const left = [
        members.filter(({ isActive }) => isActive),
        members.filter((member) => member.isActive && bmi(member) > 22),
        members.filter((member) => member.isActive && bmi(member) > 22 && member.checkIns.length > 0),
      ];
      expect(group.counts).toEqual(left.map(({ length }) => length));
    }),
  );
});

test('answers that cannot be read are counted, whether or not the other conditions hold', async () => {
  await fc.assert(
    fc.asyncProperty(plantedMembers, async (members) => {
      const users = members.map(({ user }) => user);
      const group = await findGroup(users, parseConditions('weight > 500, status is active'), options());
      const unread = members.filter((member) => weight(member) === 'unreadable').length;
      expect(group.unread.map(({ count }) => count)).toEqual(unread > 0 ? [unread] : []);
    }),
  );
});

test('a change of which the first or the last answer cannot be read is counted', async () => {
  await fc.assert(
    fc.asyncProperty(plantedMembers, async (members) => {
      const users = members.map(({ user }) => user);
      const group = await findGroup(users, parseConditions('weight change > 1'), options());
      const unread = members.filter((member) => {
        const answers = weights(member);
        return answers.length > 0 && Number.isNaN(answers[0]!.value + answers.at(-1)!.value);
      }).length;
      expect(group.unread.map(({ count }) => count)).toEqual(unread > 0 ? [unread] : []);
    }),
  );
});

test('a filter of the server finds its users; one that fails is left out and named', async () => {
  const [members] = fc.sample(plantedMembers, { numRuns: 1, seed: 7 });
  const users = members!.map(({ user }) => user);
  const conditions = parseConditions('filter is progress less than 50');
  const load = jest.fn().mockResolvedValue(new Set([users[0]!.id]));
  const { signal } = new AbortController();
  const found = await findGroup(users, conditions, { load, signal });
  expect(load).toHaveBeenCalledWith('Progress less than 50');
  expect([...found.mask]).toEqual(users.map((_, index) => Number(index === 0)));
  const failing = await findGroup([...users], conditions, { load: () => Promise.reject(new Error('no')), signal });
  expect(failing.failed).toEqual(new Set(['filter is progress less than 50']));
  expect(failing.mask.every((bit) => bit === 1)).toBe(true);
});

test('a search that is not wanted any more rejects', async () => {
  const [members] = fc.sample(plantedMembers, { numRuns: 1, seed: 7 });
  const many = Array.from({ length: 30_000 }, (_, index) => members![index % members!.length]!.user);
  const leaving = new AbortController();
  const found = findGroup(many, parseConditions('any answer has zebra'), {
    load: () => Promise.resolve(new Set<number>()),
    signal: leaving.signal,
  });
  leaving.abort();
  await expect(found).rejects.toThrow();
});
