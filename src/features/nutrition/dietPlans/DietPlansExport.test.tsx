import { screen } from '@testing-library/react';
import { dietPlansOf } from '@test/dietPlans';
import { exportRows } from '@test/exports';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
const { plan, practice } = dietPlansOf(mock);

test('the plans on screen are exported, as filtered', async () => {
  const { soups, bowls } = practice();
  plan(bowls, 'Rice bowl', { kcalOptions: '1300' });
  plan(soups, 'Five small soups', { mealType: { title: '5 meal' }, kcalOptions: '1500' });
  const { user } = renderApp(`/diet-plans?subCategory=3+meal%3A${bowls.id}&kcal=1500`, mock.admin());
  await screen.findByText('Barley bowl');
  const { name, rows } = await exportRows(user);
  expect(name).toMatch(/^diet-plans-/);
  expect(rows).toEqual([
    'Title,Meal type,Category,Sub category,Kcal,Calories,Protein,Carbs,Fat,Ingredients,Cooking steps,Note'.split(','),
    [
      ...['Barley bowl', '3 meal', 'Lunch', 'Bowls', '1500, 1600', '280', '16', '40.5', '5'],
      ...['1 cup red lentils\n\n2 carrots', 'Rinse.\nSimmer 20 minutes.', ''],
    ],
    expect.arrayContaining(['Five small soups', '5 meal', 'Soups']),
  ]);
});
