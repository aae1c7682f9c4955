import { screen } from '@testing-library/react';
import { type UserRow } from '@/mirage/areas/users/rows';
import { printedBy, textsOf } from '@test/handouts';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const MEASURED = {
  userAssesmentForm: { name: 'Sana', medicalConditions: 'Thyroid', weight: '80 kg', email: 'sana@mail.com' },
  userAssesmentProgresses: [
    {
      dayNumber: 90,
      periodDetails: 'Regular',
      currentWeight: '72',
      measurements: { Waist: { day1: '33.5', current: '31.75' }, Wrist: { day1: '6', current: '6' } },
    },
  ],
} satisfies Partial<UserRow>;

async function print(changes: Partial<UserRow>) {
  const { id } = mock.create('user', {
    firstName: 'Sana',
    lastName: 'Iqbal',
    email: 'sana@mail.com',
    phoneNo: '+92 300 5551234',
    createdAt: '2026-08-18T09:00:00Z',
    userPlans: [{ plan: { id: 1, name: 'Complete Care' } }],
    userAssesmentForm: null,
    userAssesmentProgresses: [],
    ...changes,
  });
  if (changes === MEASURED)
    mock.create('userProgress', {
      userId: id,
      totalWorkouts: 54,
      completedWorkouts: 42,
      habits: [
        { name: 'Water', completed: true },
        { name: 'Walk', completed: false },
      ],
    });
  const { user } = renderApp('/users', mock.admin());
  await user.click(await screen.findByRole('button', { name: 'Actions for Sana Iqbal' }));
  await user.click(screen.getByRole('menuitem', { name: 'Progress' }));
  const button = await screen.findByRole('button', { name: 'Print' });
  return printedBy(() => user.click(button), 'Progress');
}

test('the Progress dialog prints progress, and nothing that is private', async () => {
  const sheet = await print(MEASURED);
  expect(textsOf(sheet, 'h1, .sheet-about')).toEqual([
    'Sana Iqbal',
    'Complete Care, with us since 18/08/2026. Check-in of day 90.',
  ]);
  expect(textsOf(sheet, 'h2')).toContain('Measurements, in inches');
  expect(textsOf(sheet, '.sheet-facts > div')).toEqual(['Workouts42 of 54', 'Habits1 of 2', 'Waist−1.75 in']);
  expect(textsOf(sheet, 'li')).toEqual(['Waterdone', 'Walkopen']);
  expect(textsOf(sheet, 'tr')).toEqual(['Day 1NowChange', 'Waist33.531.75−1.75', 'Wrist66no change']);
  expect(sheet).not.toHaveTextContent(/@|\+92|Thyroid|Regular|72|80/);
});

test('the sheet has no older figure in the place of a last one that cannot be read', async () => {
  const first = MEASURED.userAssesmentProgresses[0]!;
  const last = { ...first, dayNumber: 120, measurements: { Waist: { day1: '33.5', current: 'loose' } } };
  const sheet = await print({ ...MEASURED, userAssesmentProgresses: [first, last] });
  expect(textsOf(sheet, '.sheet-facts > div')).toEqual([]);
  expect(textsOf(sheet, 'tr')).toEqual(['Day 1NowChange', 'Waist33.5N/AN/A', 'Wrist66no change']);
});
