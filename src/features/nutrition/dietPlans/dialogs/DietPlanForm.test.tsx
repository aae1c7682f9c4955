import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { dietPlansOf, SOUP } from '@test/dietPlans';
import { field, noDialog } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
const { practice } = dietPlansOf(mock);

const PICTURE = new File(['picture'], 'bowl.png', { type: 'image/png' });

async function openAdd() {
  const rows = practice();
  const view = renderApp('/diet-plans', mock.admin());
  await screen.findByText('Red lentil soup');
  await view.user.click(screen.getByRole('button', { name: 'Add Diet Plan' }));
  return { ...view, ...rows, dialog: await screen.findByRole('dialog', { name: 'Add New Diet-Plan' }) };
}

async function openEdit() {
  const rows = practice();
  const view = renderApp('/diet-plans', mock.admin());
  await view.user.click(await screen.findByRole('button', { name: 'Actions for Red lentil soup' }));
  await view.user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  return { ...view, ...rows, dialog: await screen.findByRole('dialog', { name: 'Edit Diet-Plan' }) };
}

const save = () => screen.getByRole('button', { name: 'Save' });
const alertBox = () => screen.findByRole('alertdialog');

/** Enters a text at once, as typing it key by key is slow. */
async function paste(user: UserEvent, name: string, text: string) {
  await user.click(field(name));
  await user.paste(text);
}

async function fill(user: UserEvent) {
  await paste(user, 'Title', '  Barley soup ');
  await user.selectOptions(field('Meal type'), '3 meal');
  await user.selectOptions(field('Category'), 'Lunch');
  await user.selectOptions(field('Sub Category'), 'Bowls');
  await user.click(screen.getByRole('checkbox', { name: '1500 kcal' }));
  await user.click(screen.getByRole('checkbox', { name: '1300 kcal' }));
  await paste(user, 'Ingredients', '1 cup barley\nSalt ');
  await paste(user, 'Cooking steps', 'Boil.\nServe.');
  for (const [name, amount] of Object.entries({ Calories: '250', Protein: ' 9.5', Carbs: '41', Fat: '4' }))
    await paste(user, name, amount);
  await paste(user, 'Note', 'Freezes well.');
  await user.upload(field('Image'), PICTURE);
}

const FILLED = {
  image: 'bowl.png',
  title: 'Barley soup',
  mealType: '3 meal',
  ingredients: '1 cup barley\nSalt ',
  directions: 'Boil.\nServe.',
  calories: '250',
  protein: '9.5',
  carbs: '41',
  fat: '4',
  note: 'Freezes well.',
};

test('a new diet plan is saved, an alert says so, and the list shows it', async () => {
  const { user, lunch, bowls } = await openAdd();
  await fill(user);
  await user.click(save());
  const alert = await alertBox();
  expect(alert).toHaveTextContent('Diet plan added successfully!');
  await noDialog();
  const [sent] = mock.posted('meals/create');
  expect(sent).toEqual({ ...FILLED, category: lunch.id, subCategory: bowls.id, kcal: ['1300', '1500'] });
  await user.click(within(alert).getByRole('button', { name: 'OK' }));
  expect(screen.getByRole('button', { name: 'Add Diet Plan' })).toHaveFocus();
  await user.click(screen.getByRole('tab', { name: 'Bowls' }));
  expect(await screen.findByRole('button', { name: 'Barley soup' })).toBeVisible();
  expect(screen.getByText('1300, 1500 kcal')).toBeVisible();
});

test('required fields say so, and the first invalid one gets the focus', async () => {
  const { user, dialog } = await openAdd();
  await user.click(save());
  await within(dialog).findByText('Title is required.');
  for (const name of ['Title', 'Meal type', 'Category', 'Sub Category', 'Ingredients', 'Cooking steps'])
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(`${name} is required.`) as string);
  for (const name of ['Calories', 'Protein', 'Carbs', 'Fat'])
    expect(field(name)).toHaveAccessibleDescription(`${name} is required.`);
  expect(within(dialog).getByText('At least one Kcal must be selected.')).toBeVisible();
  expect(field('Title')).toHaveFocus();
  expect(mock.posted('meals/create')).toEqual([]);
});

test('blank text counts as none, and editing a field clears its own error', async () => {
  const { user, dialog } = await openAdd();
  await user.type(field('Ingredients'), '  {Enter} ');
  await user.click(save());
  await within(dialog).findByText('Ingredients is required.');
  await user.type(field('Ingredients'), 'Barley');
  await user.click(screen.getByRole('checkbox', { name: '1300 kcal' }));
  expect(within(dialog).queryByText('Ingredients is required.')).not.toBeInTheDocument();
  expect(within(dialog).queryByText('At least one Kcal must be selected.')).not.toBeInTheDocument();
  expect(within(dialog).getByText('Title is required.')).toBeVisible();
});

test('changing the category clears the sub category', async () => {
  const { user } = await openEdit();
  expect(field('Sub Category')).toHaveDisplayValue('Soups');
  await user.selectOptions(field('Category'), 'Dinner');
  await waitFor(() => expect(field('Sub Category')).toHaveDisplayValue('Select a sub category'));
  await user.selectOptions(field('Category'), 'Lunch');
  expect(field('Sub Category')).toHaveDisplayValue('Select a sub category');
  await user.click(save());
  expect(await screen.findByText('Sub Category is required.')).toBeVisible();
});

test('the hint counts the typed text and never cuts it', async () => {
  const { user } = await openEdit();
  await user.clear(field('Ingredients'));
  expect(field('Ingredients')).toHaveAccessibleDescription('0 / 10,000 max characters');
  await paste(user, 'Ingredients', 'x'.repeat(10_250));
  expect(field('Ingredients')).toHaveAccessibleDescription('10,250 / 10,000 max characters');
  await user.click(save());
  await alertBox();
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
  await user.click(save());
  expect(await alertBox()).toHaveTextContent('Diet plan updated successfully!');
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
  await user.click(save());
  expect(await alertBox()).toHaveTextContent('Diet plan updated successfully!');
  expect(mock.posted('meals/update')).toMatchObject([{ kcalOptions: '1250', mealType: '5 meal' }]);
});

test('kcal values that are no numbers are kept by an edit', async () => {
  const { soups } = practice();
  const { id } = dietPlansOf(mock).plan(soups, 'Old plan', { kcalOptions: '"1300,low, 1500-1700"' });
  const { user } = renderApp(`/diet-plans?dialog=edit:${id}`, mock.admin());
  expect(await screen.findByRole('checkbox', { name: '1300 kcal' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: '1900 kcal' }));
  await user.click(save());
  expect(await alertBox()).toHaveTextContent('Diet plan updated successfully!');
  expect(mock.posted('meals/update')).toMatchObject([{ kcalOptions: '1300,1900,low,1500-1700' }]);
});

test('a plan whose sub category is deleted needs another one', async () => {
  const { lunch } = practice();
  const lost = mock.create('dietPlan', { ...SOUP, title: 'Lost', categoryId: lunch.id, dishesCategoryId: '99' });
  const { user } = renderApp(`/diet-plans?dialog=edit:${lost.id}`, mock.admin());
  expect(await screen.findByLabelText('Category')).toHaveDisplayValue('Lunch');
  await user.click(save());
  expect(await screen.findByText('Sub Category is required.')).toBeVisible();
  expect(mock.posted('meals/update')).toEqual([]);
});

test('Cancel closes at once, and the dialog opens empty again', async () => {
  const { user } = await openAdd();
  await user.type(field('Title'), 'B');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await noDialog();
  await user.click(screen.getByRole('button', { name: 'Add Diet Plan' }));
  expect(await screen.findByLabelText('Title')).toHaveValue('');
});

test('Escape asks before typed text is lost', async () => {
  const { user } = await openAdd();
  await user.type(field('Title'), 'B');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('dialog', { name: 'Discard changes?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(field('Title')).toHaveValue('B');
});
