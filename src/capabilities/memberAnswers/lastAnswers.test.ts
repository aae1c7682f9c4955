import { anAssessment, anEntry, aUser } from '@test/members';
import { checkInsOf, weightsOf } from './checkIns';
import { bmiOf, goalOf, spanOf, weightOf } from './figures';

const assessment = anAssessment({ weight: '71 kg', height: '163 cm', age: '29' });

function member(...weights: string[]) {
  const progress = weights.map((currentWeight, at) => anEntry({ dayNumber: String(at * 15 + 15), currentWeight }));
  const user = aUser({ assessment, progress });
  return { user, checkIns: checkInsOf(user), now: 0 };
}

test.each([
  ['the last check-in', ['70 kg', '69 kg'], 69],
  ['the last check-in that says one', ['70 kg', '69 kg', ''], 69],
  ['the last check-in also where it cannot be read', ['70 kg', '69 kg', 'no scales here'], 'unreadable'],
  ['the assessment, without a check-in that says one', [''], 71],
] as const)('the weight is that of %s', (_what, weights, value) => {
  const { user, checkIns } = member(...weights);
  expect(weightOf(user, checkIns)?.value).toBe(value);
});

test('the goal is that of the last check-in that has one', () => {
  const progress = ['60 kg', '62 kg', ''].map((goalWeight) => anEntry({ goalWeight }));
  expect(goalOf(checkInsOf(aUser({ progress })))).toMatchObject({ where: 'Day 2', value: 62 });
});

test('body mass index', () => {
  const { user, checkIns } = member('80.6');
  expect(bmiOf(user, weightOf(user, checkIns))?.value).toBeCloseTo(30.34, 2);
});

test.each([
  [['84', '82', '80.5'], -3.5],
  [['84', '—', 'ten', '82'], -2],
  [['84', '82', 'no scales here'], null],
  [['no scales here', '84', '82'], null],
  [['84'], 0],
])('the change of %j is from the first to the last', (weights, change) => {
  expect(spanOf(weightsOf(member(...weights).checkIns))?.change).toBe(change);
});

test('nothing that was measured has no change', () => {
  expect(spanOf([])).toBeNull();
});
