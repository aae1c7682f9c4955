import { screen, within } from '@testing-library/react';
import { type DietPlanRow } from '@/mirage/areas/nutrition/rows';
import { dietPlansOf } from '@test/dietPlans';
import { printedBy, textsOf } from '@test/handouts';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
const { practice, plan } = dietPlansOf(mock);

/** Prints a plan from its details. */
async function print(changes: Partial<DietPlanRow>) {
  plan(practice().soups, 'Pea soup', changes);
  const { user } = renderApp('/diet-plans', mock.admin());
  await user.click(await screen.findByRole('button', { name: 'Pea soup' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pea soup' }));
  return printedBy(() => user.click(dialog.getByRole('button', { name: 'Print' })), 'Diet plan');
}

test('Print prints the plan with the share of energy of each nutrient', async () => {
  const sheet = await print({ note: 'Serve hot.' });
  expect(textsOf(sheet, '.sheet-lead > div > *')).toEqual([
    'Pea soup',
    '3 meal, Lunch, Soups',
    'For a day of 1300 or 1500 kcal',
  ]);
  expect(textsOf(sheet, 'tr')).toEqual([
    'AmountShare of energy',
    'Calories280 kcal',
    'Protein16 g 24 %',
    'Carbs40.5 g 60 %',
    'Fat5 g 17 %',
  ]);
  expect(textsOf(sheet, 'h2')).toEqual(['Nutrition', 'Ingredients', 'Cooking steps', 'Note', 'My notes']);
});

test('amounts of which no share is known are printed alone', async () => {
  const sheet = await print({ nutritionFat: '', nutritionProtein: 'low' });
  expect(textsOf(sheet, 'tr')).toEqual(['Amount', 'Calories280 kcal', 'Proteinlow', 'Carbs40.5 g']);
});
