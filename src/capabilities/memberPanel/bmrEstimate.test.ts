import { anAssessment, anEntry, aUser } from '@test/members';
import { checkInsOf } from '@/capabilities/memberAnswers/api';
import { estimateBmr } from './bmrEstimate';

function estimate(assessment: Parameters<typeof anAssessment>[0], ...weights: string[]) {
  const user = aUser({
    assessment: anAssessment(assessment),
    progress: weights.map((currentWeight) => anEntry({ currentWeight })),
  });
  return estimateBmr(user, checkInsOf(user));
}

const ALL = { weight: '84 kg', height: '163 cm', age: '29' };

test('Mifflin-St Jeor for women, with the latest weight', () => {
  expect(estimate(ALL, '82', '80.6 kg')).toEqual({
    kcal: 1519,
    formula: '10 × 80.6 kg + 6.25 × 163 cm − 5 × 29 years − 161 (Mifflin-St Jeor)',
  });
  expect(estimate(ALL)).toMatchObject({ kcal: 1553 });
});

test.each([
  [{ ...ALL, height: '' }, 'Needs a height'],
  [{ ...ALL, height: 'tall' }, 'Needs a height that can be read'],
  [{ age: '29' }, 'Needs a weight and a height'],
  [{}, 'Needs a weight, a height and an age'],
  [{ ...ALL, weight: '', age: 'young' }, 'Needs a weight and an age that can be read'],
])('what is missing is named: %j', (assessment, needs) => {
  expect(estimate(assessment)).toEqual({ needs });
});

test('without an assessment nothing can be estimated', () => {
  expect(estimateBmr(aUser(), [])).toEqual({ needs: 'Needs a weight, a height and an age' });
});
