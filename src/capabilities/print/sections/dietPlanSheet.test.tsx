import { screen, within } from '@testing-library/react';
import { type DietPlanRow } from '@/mirage/areas/nutrition/rows';
import { dietPlansOf } from '@test/dietPlans';
import { testDeleteDialog } from '@test/deleteDialog';
import { answerAlert } from '@test/dialogs';
import { printedBy, textsOf } from '@test/handouts';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { saveFaults } from '@test/saveFaults';

const mock = mockServer();
const { practice, plan } = dietPlansOf(mock);

async function openDetails(changes: Partial<DietPlanRow>) {
  const rows = practice();
  plan(rows.soups, 'Pea soup', changes);
  const view = renderApp('/diet-plans', mock.admin());
  await view.user.click(await screen.findByRole('button', { name: 'Pea soup' }));
  return { ...view, ...rows, dialog: await screen.findByRole('dialog', { name: 'Pea soup' }) };
}

async function choose(item: string) {
  const rows = practice();
  const view = renderApp('/diet-plans', mock.admin());
  await view.user.click(await screen.findByRole('button', { name: 'Actions for Red lentil soup' }));
  await view.user.click(screen.getByRole('menuitem', { name: item }));
  return { ...view, ...rows };
}

test('Print prints the plan with the share of energy of each nutrient', async () => {
  const { user, dialog } = await openDetails({ note: 'Serve hot.' });
  const press = () => user.click(within(dialog).getByRole('button', { name: 'Print' }));
  const sheet = await printedBy(press, 'Diet plan');
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
  const { user, dialog } = await openDetails({ nutritionFat: '', nutritionProtein: 'low' });
  const press = () => user.click(within(dialog).getByRole('button', { name: 'Print' }));
  const sheet = await printedBy(press, 'Diet plan');
  expect(textsOf(sheet, 'tr')).toEqual(['Amount', 'Calories280 kcal', 'Proteinlow', 'Carbs40.5 g']);
});

testDeleteDialog(mock, {
  title: 'Delete Diet Plan',
  text: 'Are you sure you want to delete this diet plan?',
  about: 'Red lentil soup',
  open: () => choose('Delete'),
  call: 'meals/delete',
  sent: { id: 1 },
  list: 'meals/list',
  expectDeleted: async (user) => {
    await answerAlert(user, 'Diet plan deleted successfully!');
    expect(await screen.findByText('No diet plans found')).toBeVisible();
  },
  faults: saveFaults(mock, 'Failed to delete diet plan. Please try again.'),
  expectSaid: answerAlert,
});
