import { screen, waitFor } from '@testing-library/react';
import { hold } from '@/mirage/overrides';
import { LOOK_EVERY_MS } from '@/screen/saveGuard/latest';
import { field, paste, press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { selectedRecipes } from '@test/selectedRecipes';
import { changes, expectChanges, pass } from '@test/selecting';

const mock = mockServer();
const { open, box, count, selectThree, replaceRoti } = selectedRecipes(mock);

describe('replacing words', () => {
  test('each place is shown as one types, and nothing is sent before', async () => {
    const user = await replaceRoti();
    await expectChanges(
      'Oat bowlIngredients1 rotinaan',
      'Roti rollNameRotiNaan rollIngredients1 rotinaan',
      'Fig bowlIngredients1 rotinaan',
    );
    expect(await screen.findByText('4 places in 3 recipes.', { selector: '[role=status]' })).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Ingredients' }));
    await expectChanges('Roti rollNameRotiNaan roll');
    expect(screen.getByText('Oat bowl, Fig bowl stay as they are.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Change Roti roll' }));
    expect(screen.getByRole('button', { name: 'Change 0 recipes' })).toBeDisabled();
    await press(user, 'Cancel');
    expect(count()).toBe('3 selected');
    expect(mock.posted('dishes/update')).toEqual([]);
  });

  test('what was typed is there again after the dialog threw', async () => {
    const user = await selectThree();
    await press(user, 'Replace words…');
    await user.type(field('With'), 'naan');
    const matching = jest.spyOn(String.prototype, 'matchAll').mockImplementation(() => {
      throw new Error('broken');
    });
    await user.type(field('Replace'), 'r');
    expect(await screen.findByRole('alertdialog', { name: 'Something went wrong in this dialog.' })).toBeVisible();
    matching.mockRestore();
    await press(user, 'Try again');
    expect(field('Replace')).toHaveValue('r');
    expect(field('With')).toHaveValue('naan');
  });

  test('of hundreds the first 200 are listed, and all are counted', async () => {
    const { user } = await open(300);
    await user.click(box('Oat bowl'));
    await press(user, 'Select all 303 in Bowls');
    await press(user, 'Replace words…');
    await paste(user, 'Replace', 'roti');
    await paste(user, 'With', 'naan');
    expect(await screen.findByText('304 places in 303 recipes.')).toBeVisible();
    expect(await screen.findByText('And 103 more, not listed but counted above.')).toBeVisible();
    expect(changes()).toHaveLength(200);
  });

  test('what would be left empty cannot be ticked, and says why', async () => {
    const user = await selectThree();
    await press(user, 'Replace words…');
    await user.type(field('Replace'), 'Oat bowl');
    expect(await screen.findByText('Recipe name is required.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Change Oat bowl' })).toBeDisabled();
  });
});

test('while it is read what is there now the dialog says so, and begins nothing', async () => {
  const user = await selectThree();
  pass(LOOK_EVERY_MS + 1);
  const release = hold(mock.server, 'dishes/list');
  await press(user, 'Replace words…');
  await paste(user, 'Replace', 'roti');
  await paste(user, 'With', 'naan');
  expect(await screen.findByText('Reading what is there now...')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change 3 recipes' })).toBeDisabled();
  release();
  expect(await screen.findByText('3 ticked')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change 3 recipes' })).toBeEnabled());
  expect(screen.queryByText('Reading what is there now...')).not.toBeInTheDocument();
});
