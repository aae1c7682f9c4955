import { screen, waitFor, within } from '@testing-library/react';
import { type Interceptor } from '@/mirage/calls/api';
import { stateOf } from '@/mirage/calls/state';
import { table } from '@/mirage/database/table';
import { dropConnection } from '@/mirage/overrides';
import { LOOK_EVERY_MS } from '@/screen/saveGuard/latest';
import { field, press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { selectedRecipes } from '@test/selectedRecipes';
import { changes, expectChanges, pass } from '@test/selecting';

const mock = mockServer();
const { open, box, row, lists, selectThree, replaceRoti } = selectedRecipes(mock);

describe('somebody else', () => {
  test('has changed the same text since: it comes first, not ticked, as it is now', async () => {
    const user = await selectThree();
    pass(LOOK_EVERY_MS + 1);
    table(mock.server, 'recipes').update('3', { ingredients: '2 roti' });
    table(mock.server, 'recipes').update('2', { note: 'Hot' });
    await press(user, 'Replace words…');
    await user.type(field('Replace'), 'roti');
    await user.type(field('With'), 'naan');
    const note = await screen.findByText(/^Someone else changed Ingredients since you opened this list\./);
    expect(note).toBeVisible();
    await waitFor(() => expect(changes()[0]).toMatch(/^Fig bowlIngredients2 rotinaan/));
    await press(user, 'Change 2 recipes');
    expect(await screen.findByRole('dialog', { name: 'Words replaced' })).toBeVisible();
    expect(screen.getByText('Someone else changed Ingredients; it was not ticked.')).toBeVisible();
    expect(row('3').ingredients).toBe('2 roti');
    expect(row('2')).toMatchObject({ title: 'Naan roll', note: 'Hot' });
  });

  test('changes or deletes one while the round runs: it is left out', async () => {
    const user = await replaceRoti();
    const first: Interceptor = (_path, _request, next) => {
      table(mock.server, 'recipes').update('2', { ingredients: '9 roti' });
      table(mock.server, 'recipes').remove('3');
      stateOf(mock.server).overrides.delete('dishes/update');
      pass(LOOK_EVERY_MS + 1);
      return next();
    };
    stateOf(mock.server).overrides.set('dishes/update', first);
    await press(user, 'Change 3 recipes');
    expect(await screen.findByRole('dialog', { name: 'Words replaced' })).toBeVisible();
    const leftOut = within(screen.getByRole('list', { name: 'Left out' })).getAllByRole('listitem');
    expect(leftOut.map((item) => item.textContent)).toEqual([
      'Roti rollChanged meanwhile',
      'Fig bowlDeleted meanwhile',
    ]);
    expect(row('2').ingredients).toBe('9 roti');
    expect(mock.posted('dishes/update')).toHaveLength(1);
  });
});

test('without an answer to the look before a call nothing is sent', async () => {
  const user = await replaceRoti();
  await screen.findByText('4 places in 3 recipes.', { selector: '[role=status]' });
  pass(LOOK_EVERY_MS + 1);
  dropConnection(mock.server, 'dishes/list');
  await press(user, 'Change 3 recipes');
  expect(await screen.findByText('0 of 3 done, 3 failed')).toBeVisible();
  expect(mock.posted('dishes/update')).toEqual([]);
});

test('moving sends both ids, and nothing of one that is there already', async () => {
  const { user } = await open();
  await user.click(box('Oat bowl'));
  await user.click(screen.getByRole('tab', { name: 'Lunch' }));
  await user.click(box('Soup'));
  await press(user, 'Move to…');
  expect(screen.getByText('Choose a place.')).toBeVisible();
  await user.selectOptions(field('Category'), 'Lunch');
  await expectChanges('Oat bowlPlaceBreakfast › Bowls Lunch › Soups');
  expect(screen.getByText('Soup stays as it is.')).toBeVisible();
  const before = lists();
  await press(user, 'Move 1 recipe');
  expect(await screen.findByRole('dialog', { name: 'Moved' })).toBeVisible();
  expect(row('1').dishesCategoryId).toBe('2');
  // Once after the round, for the list was read a moment ago.
  await waitFor(() => expect(lists()).toBe(before + 1));
});
