import { screen, waitFor } from '@testing-library/react';
import { press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { changes } from '@test/selecting';
import { withChoice } from './KcalDialog';

const mock = mockServer();

const box = (name: string) => screen.findByRole('checkbox', { name, hidden: true });

async function openThree() {
  const lunch = mock.create('category', { title: 'Lunch' });
  const soups = mock.create('subCategory', { title: 'Soups', categoryId: lunch.id });
  const kcal = ['1300,1400', '1400', '1500'];
  for (const [index, kcalOptions] of kcal.entries())
    mock.create('dietPlan', { title: `Soup ${index + 1}`, dishesCategoryId: soups.id, kcalOptions });
  const { user } = renderApp('/diet-plans', mock.admin());
  await user.click(await box('Select Soup 1'));
  await user.click(screen.getByRole('button', { name: /^Select all \d in Lunch$/ }));
  return user;
}

test('where the server has several meal types, one can be set', async () => {
  mock.create('dietPlan', { title: 'Late', mealType: { title: '5 meal' } });
  const user = await openThree();
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
