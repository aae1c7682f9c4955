import { anAssessment, anEntry, aUser } from '@test/members';
import { checkInsOf } from '@/capabilities/memberAnswers/api';
import { estimateBmr } from './bmrEstimate';
import { factsOf, foldersText } from './Facts';

const NOW = new Date('2026-03-31T12:00:00Z').getTime();

function shown(user: ReturnType<typeof aUser>) {
  const checkIns = checkInsOf(user);
  const facts = factsOf(user, checkIns, estimateBmr(user, checkIns), NOW);
  return Object.fromEntries(facts.map(({ label, value, more }) => [label, `${value} | ${more}`]));
}

test('the facts of a member of whom everything is known', () => {
  const payment = {
    amount: '99.00',
    currency: 'USD',
    status: 'Succeeded',
    file: '',
    paymentMethod: '',
    paymentIntentId: '',
  };
  const user = aUser({
    createdAt: '2025-12-19T10:00:00Z',
    plans: ['Hormone Balance', 'Reset'],
    bmr: 1480,
    payment: { ...payment, createdAt: '', updatedAt: '' },
    assessment: anAssessment({ weight: '84 kg', height: '163 cm', age: '29' }),
    progress: [anEntry({ dayNumber: '90', currentWeight: '80.6 kg' })],
  });
  expect(shown(user)).toEqual({
    Plan: 'Hormone Balance | before it Reset',
    Payment: '99.00 USD | Succeeded',
    Joined: '19/12/2025 | 102 days ago',
    'Last check-in': 'Day 90 | about 12 days ago',
    BMI: '30.3 | 31.6 at the start',
    BMR: '1,480 kcal | estimate 1,519',
  });
});

test('the facts of a member of whom nothing is known', () => {
  expect(shown(aUser())).toEqual({
    Plan: 'Free | ',
    Payment: 'None | ',
    Joined: 'N/A | ',
    'Last check-in': 'None | ',
    BMI: 'N/A | ',
    BMR: 'Not set | ',
  });
});

test('supplement folders are counted', () => {
  expect([[], [1], [1, 2]].map((ids) => foldersText(aUser({ supplementFolderIds: ids })))).toEqual([
    'No supplements',
    '1 supplement folder',
    '2 supplement folders',
  ]);
});
