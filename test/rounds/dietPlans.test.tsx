import { screen, waitFor } from '@testing-library/react';
import { table } from '@/mirage/database/table';
import { press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { selectThreeSoups } from '@test/selectedDietPlans';
import { changes, expectChanges } from '@test/selecting';

const mock = mockServer();

const plan = (id: string) => table(mock.server, 'dietPlans').find(id)!;

test('a tick is for all, an empty box for none, a line leaves each as it is; none may be left without any', async () => {
  const user = await selectThreeSoups(mock);
  await press(user, 'Set kcal…');
  const option = (name: RegExp) => screen.getByRole('checkbox', { name });
  expect(option(/^1300 kcal 1 of 3/)).toBePartiallyChecked();
  expect(option(/^1600 kcal/)).not.toBeChecked();
  expect(screen.getByText('Nothing is changed yet.')).toBeVisible();

  await user.click(option(/^1400 kcal 2 of 3/));
  expect(option(/^1400 kcal new in 1/)).toBeChecked();
  await expectChanges('Soup 3Kcal1400, 1500');
  expect(screen.getByText('Soup 1, Soup 2 stay as they are.')).toBeVisible();

  await user.click(option(/^1400 kcal/));
  expect(option(/^1400 kcal gone from 2/)).not.toBeChecked();
  await waitFor(() => expect(changes()[0]).toBe('Soup 2Kcal1400At least one Kcal must be selected.'));
  expect(screen.getByRole('checkbox', { name: 'Change Soup 2' })).toBeDisabled();
  expect(changes()[1]).toBe('Soup 1Kcal1300, 1400');

  await user.click(option(/^1400 kcal/));
  expect(option(/^1400 kcal 2 of 3/)).toBePartiallyChecked();
  await user.click(option(/^1600 kcal/));
  await press(user, 'Change 3 diet plans');
  expect(await screen.findByRole('dialog', { name: 'Kcal set' })).toBeVisible();
  expect([1, 2, 3].map((id) => plan(String(id)).kcalOptions)).toEqual(['1300,1400,1600', '1400,1600', '1500,1600']);
  await press(user, 'Undo');
  expect(await screen.findByText('3 diet plans are as they were.')).toBeVisible();
  expect([1, 2, 3].map((id) => plan(String(id)).kcalOptions)).toEqual(['1300,1400', '1400', '1500']);
});
