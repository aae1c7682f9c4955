import { screen, within } from '@testing-library/react';
import { printedBy, textsOf } from './handouts';
import { mockServer } from './mockServer';
import { renderApp } from './renderApp';

const mock = mockServer();

/** What the panel of Sana prints, once it shows this. */
async function printed(shown: string) {
  const { user } = renderApp('/users', mock.admin());
  await user.click(await screen.findByRole('button', { name: 'Sana Iqbal' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Sana Iqbal' }));
  await panel.findByText(shown);
  return printedBy(
    () => user.click(within(panel.getByRole('banner')).getByRole('button', { name: 'Print' })),
    'Progress',
  );
}

test('the panel of a member prints her progress, which it has loaded', async () => {
  const { id } = mock.create('user', { firstName: 'Sana', lastName: 'Iqbal' });
  mock.create('userProgress', { userId: id, totalWorkouts: 54, completedWorkouts: 42 });
  const sheet = await printed('42 of 54');
  expect(textsOf(sheet, '.sheet-facts > div')).toContain('Workouts42 of 54');
  expect(mock.posted('users/progress')).toHaveLength(1);
});

test('where there is no progress the sheet says so', async () => {
  mock.create('user', {
    firstName: 'Sana',
    lastName: 'Iqbal',
    createdAt: '',
    userPlans: [{ plan: { id: 1, name: 'Complete Care' } }],
    userAssesmentProgresses: [],
  });
  const sheet = await printed('Complete Care');
  expect(textsOf(sheet, '.sheet-about')).toEqual(['Complete Care.']);
  expect(sheet).toHaveTextContent('No progress data available.');
  expect(textsOf(sheet, 'tr')).toEqual([]);
});
