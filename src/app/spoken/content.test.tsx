import { screen } from '@testing-library/react';
import { table } from '@/mirage/database/table';
import { refuse } from '@/mirage/overrides';
import { field, listsLoaded, press, retype } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { listen, PRESSED, read } from '@test/spoken';

const mock = mockServer();

test('adding a recipe', async () => {
  const { id } = mock.create('category', { title: 'Breakfast' });
  mock.create('subCategory', { title: 'Bowls', categoryId: id });
  const { user } = renderApp('/recipes', mock.admin());
  const said = await listen();
  await user.click(await screen.findByRole('button', { name: 'Add Recipe' }));
  await screen.findByRole('dialog', { name: 'Add New Recipe' });
  await listsLoaded();
  expect(await said()).toEqual([
    'button, Add Recipe',
    'dialog, Add New Recipe, modal',
    'textbox, Recipe name, required',
  ]);
  await user.keyboard('Porridge');
  await press(user, 'Save');
  await screen.findByText('Ingredients are required.');
  expect(await said()).toEqual([
    PRESSED,
    'textbox, Ingredients, Ingredients are required. 0 / 10,000 max characters, invalid, required',
  ]);
  await user.type(field('Ingredients'), 'Oats');
  await user.type(field('Cooking steps'), 'Cook');
  await press(user, 'Save');
  await screen.findByRole('alertdialog');
  await user.keyboard('{Enter}');
  expect(await said()).toEqual([
    'textbox, Cooking steps, Cooking steps are required. 0 / 10,000 max characters, invalid, required',
    PRESSED,
    'button, Add Recipe',
    'alertdialog, Recipe added successfully!, modal',
    'button, OK',
    'assertive: Recipe added successfully!',
    'button, Add Recipe',
  ]);
});

test('an edit that meets another one', async () => {
  mock.create('plan', { name: 'Reset', duration: '1 month' });
  const { user } = renderApp('/plans?dialog=edit:1', mock.admin());
  await screen.findByRole('dialog', { name: 'Edit Plan' });
  await retype(user, 'Plan name', 'Spring');
  table(mock.server, 'plans').update('1', { name: 'Summer' });
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 60_000); // so it is read anew
  await press(user, 'Save');
  await screen.findByText(/was changed while/);
  expect(await read(screen.getByRole('dialog', { name: 'Edit Plan' }))).toEqual([
    'dialog, Edit Plan, modal',
    'heading, Edit Plan, level 2',
    'button, Close',
    'form',
    'alert',
    'This',
    'plan',
    'was changed while you were editing it.',
    '1 field',
    'was',
    'changed by someone else and by you. Nothing has been saved yet.',
    'end of alert',
    'group, Plan name, Was Reset',
    'Plan name',
    'Was',
    'Reset',
    'radio, Theirs Summer',
    'Theirs',
    'Summer',
    'radio, Yours Spring',
    'Yours',
    'Spring',
    'end of group, Plan name, Was Reset',
    '0',
    'of',
    '1',
    'chosen',
    'end of status',
    'button, Back to editing',
    'button, Save',
    'end of form',
    'end of dialog, Edit Plan, modal',
  ]);
});

test('a delete that is refused', async () => {
  mock.create('plan', { name: 'Reset', duration: '1 month' });
  const { user } = renderApp('/plans', mock.admin());
  await screen.findByRole('rowheader');
  refuse(mock.server, 'plans/delete', { status: 422, message: 'It is in use.' });
  const said = await listen();
  await press(user, 'Actions for Reset');
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await screen.findByRole('dialog', { name: 'Delete Plan' });
  expect(await said()).toEqual([
    'button, Actions for Reset, 1 control, expanded, has popup menu',
    'menuitem, Edit',
    'button, Actions for Reset, has popup menu',
    'dialog, Delete Plan, Are you sure you want to delete this plan?, modal',
    'button, Cancel',
  ]);
  await press(user, 'Delete');
  await screen.findByText('It is in use.');
  expect(new Set(await said())).toEqual(new Set([PRESSED, 'polite: It is in use.', 'assertive: It is in use.']));
});
