import { screen, within } from '@testing-library/react';
import { refuse } from '@/mirage/overrides';
import { answerAlert, field, noDialog } from '@test/dialogs';
import { testFormDialog } from '@test/formDialog';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { saveFaults } from '@test/saveFaults';
import { pngFile } from '@test/pictures';

const mock = mockServer();

const PICTURE = pngFile('bowl.png');

async function open(address = '/recipes') {
  const breakfast = mock.create('category', { title: 'Breakfast' });
  mock.create('subCategory', { title: 'Eggs', categoryId: breakfast.id });
  const view = renderApp(address, mock.admin());
  await screen.findByRole('tab', { name: 'Eggs', hidden: true });
  return { ...view, breakfast };
}

async function openAdd() {
  const view = await open();
  await view.user.click(screen.getByRole('button', { name: 'Add Category' }));
  await screen.findByRole('dialog', { name: 'Add New Category / Sub Category' });
  return view;
}

const openDietAdd = () => open('/recipes?dialog=addDietCategory');

const save = () => screen.getByRole('button', { name: 'Save' });

test('a sub category is added to an existing category and its tab appears', async () => {
  const { user, breakfast } = await openAdd();
  await user.selectOptions(field('Category'), 'Breakfast');
  await user.type(field('New sub category name'), '  Bowls ');
  await user.upload(field('Image'), PICTURE);
  await user.click(save());
  expect(await screen.findByRole('tab', { name: 'Bowls' })).toBeVisible();
  await noDialog();
  expect(mock.posted('dishes/create/category')).toEqual([
    { title: 'Bowls', categoryId: breakfast.id, image: 'bowl.png' },
  ]);
});

test.each(['{Enter}', 'the plus button'])('Add new becomes a text input that %s confirms', async (way) => {
  const { user } = await openAdd();
  await user.selectOptions(field('Category'), 'Add new');
  expect(field('New category name')).toHaveFocus();
  await user.type(field('New category name'), ' Festive ');
  if (way === '{Enter}') await user.keyboard(way);
  else await user.click(screen.getByRole('button', { name: 'Confirm new name' }));
  expect(field('Category')).toHaveDisplayValue('Festive');
  expect(field('Category')).toHaveFocus();
  await user.type(field('New sub category name'), 'Eid');
  await user.click(save());
  expect(await screen.findByRole('tab', { name: 'Festive' })).toBeVisible();
  expect(mock.posted('dishes/create/maincategory')).toEqual([{ name: 'Festive', subCategoryName: 'Eid' }]);
});

test('a new name counts even if it was not confirmed', async () => {
  const { user } = await openAdd();
  await user.selectOptions(field('Category'), 'Add new');
  await user.type(field('New category name'), 'Festive');
  await user.type(field('New sub category name'), 'Eid');
  await user.click(save());
  expect(await screen.findByRole('tab', { name: 'Festive' })).toBeVisible();
});

test('a blank new name is not confirmed; Escape goes back to the choices and closes nothing', async () => {
  const { user } = await openAdd();
  await user.selectOptions(field('Category'), 'Add new');
  await user.type(field('New category name'), '  {Enter}');
  expect(field('New category name')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(field('Category')).toHaveDisplayValue('Select a category');
  expect(field('Category')).toHaveFocus();
});

test('each missing field has a message', async () => {
  const { user } = await openAdd();
  await user.click(save());
  expect(await screen.findByText('Please select a category or choose to add a new one.')).toBeVisible();
  expect(screen.getByText('New sub category name is required.')).toBeVisible();
  expect(field('Category')).toHaveFocus();
  await user.selectOptions(field('Category'), 'Add new');
  await user.click(save());
  expect(await screen.findByText('Category name is required.')).toBeVisible();
  expect(mock.posted('dishes/create/maincategory')).toEqual([]);
});

test('a refusal after Add new shows an alert; dialog and text stay', async () => {
  const { user } = await openAdd();
  refuse(mock.server, 'dishes/create/maincategory', { status: 409, message: 'No.' });
  await user.selectOptions(field('Category'), 'Add new');
  await user.type(field('New category name'), 'Festive{Enter}');
  await user.type(field('New sub category name'), 'Eid');
  await user.click(save());
  await answerAlert(user, 'Failed to add category');
  expect(field('Category')).toHaveDisplayValue('Festive');
  expect(field('New sub category name')).toHaveValue('Eid');
});

testFormDialog(mock, {
  title: 'Add New Category / Sub Category',
  call: 'dishes/create/category',
  open: openAdd,
  fill: async (user) => {
    await user.selectOptions(field('Category'), 'Breakfast');
    await user.type(field('New sub category name'), 'Bowls');
    await user.upload(field('Image'), PICTURE);
  },
  expectKept: () => {
    expect(field('Category')).toHaveDisplayValue('Breakfast');
    expect(field('New sub category name')).toHaveValue('Bowls');
    expect(screen.getByRole('button', { name: 'Remove bowl.png' })).toBeVisible();
  },
  list: 'dishes/list/category',
  findSaved: () => screen.findByRole('tab', { name: 'Bowls' }),
  faults: saveFaults(mock, 'Failed to add sub category'),
  expectSaid: answerAlert,
});

test('the diet plans’ dialog adds a category with its first sub category', async () => {
  const { user } = await openDietAdd();
  const dialog = await screen.findByRole('dialog', { name: 'Add Category' });
  expect(within(dialog).getByRole('radio', { name: 'Add New Category' })).toBeChecked();
  await user.click(save());
  expect(await screen.findByText('Category name is required.')).toBeVisible();
  expect(screen.getByText('Sub category name is required.')).toBeVisible();
  await user.type(field('Category name'), 'Festive');
  await user.type(field('Sub category name'), 'Eid');
  await user.click(save());
  await noDialog();
  expect(mock.posted('dishes/create/maincategory')).toEqual([{ name: 'Festive', subCategoryName: 'Eid' }]);
});

test('the diet plans’ dialog adds a sub category to an existing category', async () => {
  const { user, breakfast } = await openDietAdd();
  await user.click(await screen.findByRole('radio', { name: 'Add Sub Category to Existing Category' }));
  expect(field('Category')).toHaveDisplayValue('Breakfast'); // there is no other
  await user.selectOptions(field('Category'), 'Select a category');
  await user.click(save());
  expect(await screen.findByText('Please select an existing category.')).toBeVisible();
  expect(screen.queryByText('Category name is required.')).not.toBeInTheDocument();
  await user.selectOptions(field('Category'), 'Breakfast');
  await user.type(field('Sub category name'), 'Bowls');
  await user.upload(field('Image'), PICTURE);
  await user.click(save());
  await noDialog();
  expect(mock.posted('dishes/create/category')).toEqual([
    { title: 'Bowls', categoryId: breakfast.id, image: 'bowl.png' },
  ]);
});

testFormDialog(mock, {
  title: 'Add Category',
  call: 'dishes/create/maincategory',
  open: openDietAdd,
  fill: async (user) => {
    await user.type(field('Category name'), 'Festive');
    await user.type(field('Sub category name'), 'Eid');
  },
  expectKept: () => {
    expect(field('Category name')).toHaveValue('Festive');
    expect(field('Sub category name')).toHaveValue('Eid');
  },
  list: 'dishes/list/category',
  findSaved: () => screen.findByRole('tab', { name: 'Festive' }),
  faults: saveFaults(mock, 'Failed to add category'),
  expectSaid: answerAlert,
});
