import { fieldNamed } from '@/capabilities/conditions/fields/fields';
import { isUnread } from '@/capabilities/conditions/fields/field';
import { estimateBmr } from '@/capabilities/memberPanel/bmrEstimate';
import { factsOf } from '@/capabilities/memberPanel/Facts';
import { checkInsOf } from '@/capabilities/memberAnswers/checkIns';
import { anAssessment, anEntry, aUser } from './members';

test('panel, estimate and conditions have the same last answer', () => {
  const assessment = anAssessment({ weight: '71 kg', height: '163 cm', age: '29' });
  const progress = ['90 kg', 'no scales here'].map((currentWeight, at) =>
    anEntry({ dayNumber: String(at * 15 + 15), currentWeight }),
  );
  const user = aUser({ assessment, progress });
  const her = { user, checkIns: checkInsOf(user), now: 0 };
  const asked = (name: string) => {
    const field = fieldNamed(name);
    const read = field?.kind === 'number' && field.figure(her);
    return read && isUnread(read) ? `${read.where}: ${read.written}` : read;
  };
  expect(['weight', 'bmi', 'weight change', 'weight lost'].map(asked)).toEqual(
    Array.from({ length: 4 }, () => 'Day 30: no scales here'),
  );
  const estimate = estimateBmr(her.user, her.checkIns);
  expect(estimate).toEqual({ needs: 'Needs a weight that can be read' });
  expect(factsOf(her.user, her.checkIns, estimate)).toContainEqual({
    label: 'BMI',
    value: 'N/A',
    more: 'Day 30: cannot be read',
  });
});
