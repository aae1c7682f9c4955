import { screen, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { dietPlansOf } from '@test/dietPlans';
import { field, listsLoaded, noDialog, paste, press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { pngFile } from '@test/pictures';

const mock = mockServer();
const { practice } = dietPlansOf(mock);

const PICTURE = pngFile('bowl.png');

async function openAdd() {
  const rows = practice();
  const view = renderApp('/diet-plans', mock.admin());
  await screen.findByText('Red lentil soup');
  await view.user.click(screen.getByRole('button', { name: 'Add Diet Plan' }));
  return { ...view, ...rows, dialog: await screen.findByRole('dialog', { name: 'Add New Diet-Plan' }) };
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
  await press(user, 'Save');
  const alert = await screen.findByRole('alertdialog');
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

test('a new diet plan starts with the shown category and sub category', async () => {
  practice();
  renderApp('/diet-plans?subCategory=3 meal:2&dialog=add', mock.admin());
  await screen.findByRole('dialog', { name: 'Add New Diet-Plan' });
  await listsLoaded();
  expect(field('Category')).toHaveDisplayValue('Lunch');
  expect(field('Sub Category')).toHaveDisplayValue('Bowls');
});

test('required fields say so, and the first invalid one gets the focus', async () => {
  const { user, dialog } = await openAdd();
  expect(field('Meal type')).toHaveDisplayValue('3 meal');
  for (const name of ['Meal type', 'Category']) await user.selectOptions(field(name), '');
  await press(user, 'Save');
  await within(dialog).findByText('Title is required.');
  for (const name of ['Title', 'Meal type', 'Category', 'Sub Category', 'Ingredients', 'Cooking steps'])
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(`${name} is required.`) as string);
  for (const [name, unit] of Object.entries({ Calories: 'kcal', Protein: 'g', Carbs: 'g', Fat: 'g' }))
    expect(field(name)).toHaveAccessibleDescription(`${name} is required. ${unit}`);
  expect(within(dialog).getByText('At least one Kcal must be selected.')).toBeVisible();
  expect(field('Title')).toHaveFocus();
  expect(mock.posted('meals/create')).toEqual([]);
});

test('blank text counts as none, and editing a field clears its own error', async () => {
  const { user, dialog } = await openAdd();
  await user.type(field('Ingredients'), '  {Enter} ');
  await press(user, 'Save');
  await within(dialog).findByText('Ingredients is required.');
  await user.type(field('Ingredients'), 'Barley');
  await user.click(screen.getByRole('checkbox', { name: '1300 kcal' }));
  expect(within(dialog).queryByText('Ingredients is required.')).not.toBeInTheDocument();
  expect(within(dialog).queryByText('At least one Kcal must be selected.')).not.toBeInTheDocument();
  expect(within(dialog).getByText('Title is required.')).toBeVisible();
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
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(field('Title')).toHaveValue('B');
});
