import { screen, waitFor } from '@testing-library/react';
import { press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { selectThreeSoups } from '@test/selectedDietPlans';
import { changes } from '@test/selecting';
import { withChoice } from './KcalDialog';

const mock = mockServer();

test('where the server has several meal types, one can be set', async () => {
  mock.create('dietPlan', { title: 'Late', mealType: { title: '5 meal' } });
  const user = await selectThreeSoups(mock);
  await press(user, 'Set meal type…');
  await user.selectOptions(screen.getByLabelText('Meal type'), '5 meal');
  await waitFor(() => expect(changes()[0]).toMatch(/^Soup 1Meal type3 meal 5 meal/));
  await press(user, 'Cancel');
});

test('options stay in their order, and those that nothing is said of stay', () => {
  const choice = new Map([
    [1400, true],
    [1500, false],
  ]);
  expect(withChoice([1300, 1500, 1900], choice)).toEqual([1300, 1400, 1900]);
  expect(withChoice([], new Map())).toEqual([]);
});
