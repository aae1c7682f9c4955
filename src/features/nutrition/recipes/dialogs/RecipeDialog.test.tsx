import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { refuse } from '@/mirage/overrides';
import { answerAlert, field, noDialog, press } from '@test/dialogs';
import { testFormDialog } from '@test/formDialog';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { saveFaults } from '@test/saveFaults';
import { pngFile } from '@test/pictures';

const mock = mockServer();

const PICTURE = pngFile('bowl.png');

async function open(address = '/recipes?dialog=add') {
  const breakfast = mock.create('category', { title: 'Breakfast' });
  const bowls = mock.create('subCategory', { title: 'Bowls', categoryId: breakfast.id });
  const lunch = mock.create('category', { title: 'Lunch' });
  const soups = mock.create('subCategory', { title: 'Soups', categoryId: lunch.id });
  mock.create('recipe', {
    title: 'Oat bowl',
    dishesCategoryId: bowls.id,
    nutritions: 'cal 310, protein 14',
    ingredients: '1 cup oats\n2 figs',
    directions: 'Soak.\nStir.',
    note: '',
  });
  const view = renderApp(address, mock.admin());
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('option', { name: 'Breakfast' });
  return { ...view, bowls, breakfast, lunch, soups };
}

async function fill(user: UserEvent) {
  await user.type(field('Recipe name'), ' Fig bowl ');
  await user.selectOptions(field('Category'), 'Breakfast');
  await user.selectOptions(field('Sub Category'), 'Bowls');
  await user.type(field('Ingredients'), ' 2 figs{Enter}oats ');
  await user.type(field('Cooking steps'), 'Stir.');
}

test('a recipe is added: an alert says so and its card appears; only filled-in nutrition is sent', async () => {
  const { user, breakfast, bowls } = await open();
  await fill(user);
  await user.type(field('Protein'), ' 14 ');
  await user.type(field('Fat'), '8');
  await user.type(field('Note'), 'Good cold.');
  await user.upload(field('Image'), PICTURE);
  await press(user, 'Save');
  await answerAlert(user, 'Recipe added successfully!');
  expect(await screen.findByRole('button', { name: 'Fig bowl' })).toBeVisible();
  await noDialog();
  expect(mock.posted('dishes/create')).toEqual([
    {
      image: 'bowl.png',
      nutritions: 'protein 14, fats 8',
      title: 'Fig bowl',
      categoryId: breakfast.id,
      subCategoryId: bowls.id,
      ingredients: ' 2 figs\noats ',
      directions: 'Stir.',
      note: 'Good cold.',
    },
  ]);
});

test('several pictures are sent together; the first one is on the card', async () => {
  const { user } = await open();
  await fill(user);
  await user.upload(field('Image'), [PICTURE, pngFile('figs.png')]);
  await press(user, 'Save');
  await answerAlert(user, 'Recipe added successfully!');
  expect(mock.posted('dishes/create')).toMatchObject([{ image: ['bowl.png', 'figs.png'] }]);
  await screen.findByRole('button', { name: 'Fig bowl' });
  const card = screen.getAllByRole('article').find((other) => within(other).queryByText('Fig bowl'));
  expect(within(card!).getByRole('presentation')).toHaveAttribute('src', expect.stringMatching('bowl.png'));
});

test('required fields say so, and the first invalid one gets the focus', async () => {
  const { user } = await open();
  await user.selectOptions(field('Category'), '');
  await user.type(field('Ingredients'), '  {Enter} ');
  await press(user, 'Save');
  for (const message of [
    'Recipe name is required.',
    'Category is required.',
    'Sub Category is required.',
    'Ingredients are required.',
    'Cooking steps are required.',
  ])
    expect(await screen.findByText(message)).toBeVisible();
  expect(field('Recipe name')).toHaveFocus();
  await user.type(field('Recipe name'), 'F');
  expect(screen.queryByText('Recipe name is required.')).not.toBeInTheDocument();
  expect(mock.posted('dishes/create')).toEqual([]);
});

test('changing the category offers its sub categories and clears the chosen one', async () => {
  const { user } = await open();
  await user.selectOptions(field('Category'), 'Breakfast');
  await user.selectOptions(field('Sub Category'), 'Bowls');
  await user.selectOptions(field('Category'), 'Lunch');
  expect(field('Sub Category')).toHaveDisplayValue('Select a sub category');
  expect(within(field('Sub Category')).getAllByRole('option')).toHaveLength(2);
});

test('text longer than the hint is counted and sent whole', async () => {
  const { user } = await open();
  await fill(user);
  await user.clear(field('Ingredients'));
  await user.click(field('Ingredients'));
  await user.paste('x'.repeat(10_001));
  expect(screen.getByText('10,001 / 10,000 max characters')).toBeVisible();
  await press(user, 'Save');
  await answerAlert(user, 'Recipe added successfully!');
  expect(mock.posted('dishes/create')).toMatchObject([{ ingredients: 'x'.repeat(10_001) }]);
});

testFormDialog(mock, {
  title: 'Add New Recipe',
  call: 'dishes/create',
  open,
  fill,
  expectKept: () => {
    expect(field('Recipe name')).toHaveValue(' Fig bowl ');
    expect(field('Category')).toHaveDisplayValue('Breakfast');
    expect(field('Sub Category')).toHaveDisplayValue('Bowls');
    expect(field('Ingredients')).toHaveValue(' 2 figs\noats ');
    expect(field('Cooking steps')).toHaveValue('Stir.');
  },
  list: 'dishes/list',
  findSaved: async (user) => {
    await answerAlert(user, 'Recipe added successfully!');
    return screen.findByRole('button', { name: 'Fig bowl' });
  },
  faults: saveFaults(mock, 'An error occurred while adding the recipe.'),
  expectSaid: answerAlert,
});

test('Edit Recipe starts with the stored values and sends the edited ones', async () => {
  const { user, soups, lunch } = await open('/recipes?dialog=edit:1');
  expect(screen.getByRole('dialog', { name: 'Edit Recipe' })).toBeVisible();
  expect(field('Recipe name')).toHaveValue('Oat bowl');
  expect(field('Category')).toHaveDisplayValue('Breakfast');
  expect(field('Sub Category')).toHaveDisplayValue('Bowls');
  expect(field('Ingredients')).toHaveValue('1 cup oats\n2 figs');
  expect(field('Calories')).toHaveValue('310');
  expect(field('Carbs')).toHaveValue('');
  await user.selectOptions(field('Category'), 'Lunch');
  await user.selectOptions(field('Sub Category'), 'Soups');
  await user.clear(field('Calories'));
  await press(user, 'Save');
  await answerAlert(user, 'Recipe updated successfully!');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Oat bowl' })).not.toBeInTheDocument());
  expect(mock.posted('dishes/update')).toEqual([
    {
      id: '1',
      nutritions: 'protein 14',
      title: 'Oat bowl',
      categoryId: lunch.id,
      subCategoryId: soups.id,
      ingredients: '1 cup oats\n2 figs',
      directions: 'Soak.\nStir.',
      note: '',
    },
  ]);
  await user.click(screen.getByRole('tab', { name: 'Lunch' }));
  expect(await screen.findByRole('button', { name: 'Oat bowl' })).toBeVisible();
});

test('editing the title keeps the stored nutrition text; changing an amount keeps the others', async () => {
  const nutritions = 'Protein: 12, of which 3 plant, fiber 5';
  const { leave: leaveFirst, bowls } = await open();
  leaveFirst();
  const { id } = mock.create('recipe', { title: 'Lentils', dishesCategoryId: bowls.id, nutritions });
  const edit = async (name: string, typed: string) => {
    const { user: person, leave } = renderApp(`/recipes?dialog=edit:${id}`, mock.admin());
    await person.type(await screen.findByLabelText(name), typed);
    await press(person, 'Save');
    await answerAlert(person, 'Recipe updated successfully!');
    leave();
  };
  await edit('Recipe name', '!');
  await edit('Carbs', '30');
  expect(mock.posted('dishes/update')).toMatchObject([
    { title: 'Lentils!', nutritions },
    { title: 'Lentils!', nutritions: `${nutritions}, carbs 30` },
  ]);
});

test('a refused edit shows an alert; dialog and text stay', async () => {
  const { user } = await open('/recipes?dialog=edit:1');
  refuse(mock.server, 'dishes/update', { status: 422, message: 'No.' });
  await user.type(field('Recipe name'), '!');
  await press(user, 'Save');
  await answerAlert(user, 'Failed to update recipe.');
  expect(field('Recipe name')).toHaveValue('Oat bowl!');
});
