import { screen, waitFor } from '@testing-library/react';
import { dietPlansOf, SOUP } from '@test/dietPlans';
import { field, paste, press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
const { practice } = dietPlansOf(mock);

async function openEdit() {
  const rows = practice();
  const view = renderApp('/diet-plans', mock.admin());
  await view.user.click(await screen.findByRole('button', { name: 'Actions for Red lentil soup' }));
  await view.user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  return { ...view, ...rows, dialog: await screen.findByRole('dialog', { name: 'Edit Diet-Plan' }) };
}

test('changing the category clears the sub category', async () => {
  const { user } = await openEdit();
  expect(field('Sub Category')).toHaveDisplayValue('Soups');
  await user.selectOptions(field('Category'), 'Dinner');
  await waitFor(() => expect(field('Sub Category')).toHaveDisplayValue('Select a sub category'));
  await user.selectOptions(field('Category'), 'Lunch');
  expect(field('Sub Category')).toHaveDisplayValue('Select a sub category');
  await press(user, 'Save');
  expect(await screen.findByText('Sub Category is required.')).toBeVisible();
});

test('the hint counts the typed text and never cuts it', async () => {
  const { user } = await openEdit();
  await user.clear(field('Ingredients'));
  expect(field('Ingredients')).toHaveAccessibleDescription('0 / 10,000 max characters');
  await paste(user, 'Ingredients', 'x'.repeat(10_250));
  expect(field('Ingredients')).toHaveAccessibleDescription('10,250 / 10,000 max characters');
  await press(user, 'Save');
  await screen.findByRole('alertdialog');
  const [sent] = mock.posted('meals/update') as { ingredientsDetails: string }[];
  expect(sent!.ingredientsDetails).toHaveLength(10_250);
});

test('editing starts with the stored values and sends all of them', async () => {
  const { user, soup, lunch, soups } = await openEdit();
  expect(field('Title')).toHaveValue('Red lentil soup');
  expect(field('Category')).toHaveDisplayValue('Lunch');
  expect(field('Ingredients')).toHaveValue(SOUP.ingredientsDetails);
  expect(screen.getByRole('checkbox', { name: '1500 kcal' })).toBeChecked();
  await user.clear(field('Title'));
  await paste(user, 'Title', 'Green lentil soup');
  await user.click(screen.getByRole('checkbox', { name: '1500 kcal' }));
  await user.click(screen.getByRole('checkbox', { name: '1900 kcal' }));
  await press(user, 'Save');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Diet plan updated successfully!');
  expect(await screen.findByText('Green lentil soup')).toBeInTheDocument();
  expect(mock.posted('meals/update')).toEqual([
    {
      id: soup.id,
      title: 'Green lentil soup',
      mealType: '3 meal',
      category: lunch.id,
      subCategory: soups.id,
      ingredientsDetails: SOUP.ingredientsDetails,
      cookingSteps: SOUP.cookingSteps,
      nutritionCalories: '280',
      nutritionProtein: '16',
      nutritionCarbs: '40.5',
      nutritionFat: '5',
      kcalOptions: '1300,1900',
      note: '',
    },
  ]);
});

test('a stored kcal value that is no option, and a meal type that cannot be created, are kept', async () => {
  const { soups } = practice();
  const { id } = dietPlansOf(mock).plan(soups, 'Old plan', { kcalOptions: '1250', mealType: { title: '5 meal' } });
  const { user } = renderApp(`/diet-plans?dialog=edit:${id}`, mock.admin());
  expect(await screen.findByRole('checkbox', { name: '1250 kcal' })).toBeChecked();
  expect(field('Meal type')).toHaveDisplayValue('5 meal');
  await press(user, 'Save');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Diet plan updated successfully!');
  expect(mock.posted('meals/update')).toMatchObject([{ kcalOptions: '1250', mealType: '5 meal' }]);
});

test('kcal values that are no numbers are kept by an edit', async () => {
  const { soups } = practice();
  const { id } = dietPlansOf(mock).plan(soups, 'Old plan', { kcalOptions: '"1300,low, 1500-1700"' });
  const { user } = renderApp(`/diet-plans?dialog=edit:${id}`, mock.admin());
  expect(await screen.findByRole('checkbox', { name: '1300 kcal' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: '1900 kcal' }));
  await press(user, 'Save');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Diet plan updated successfully!');
  expect(mock.posted('meals/update')).toMatchObject([{ kcalOptions: '1300,1900,low,1500-1700' }]);
});

test('a plan whose sub category is deleted needs another one', async () => {
  const { lunch } = practice();
  const lost = mock.create('dietPlan', { ...SOUP, title: 'Lost', categoryId: lunch.id, dishesCategoryId: '99' });
  const { user } = renderApp(`/diet-plans?dialog=edit:${lost.id}`, mock.admin());
  expect(await screen.findByLabelText('Category')).toHaveDisplayValue('Lunch');
  await press(user, 'Save');
  expect(await screen.findByText('Sub Category is required.')).toBeVisible();
  expect(mock.posted('meals/update')).toEqual([]);
});
