import { screen, within } from '@testing-library/react';
import { noDialog } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { openRecipeDetails } from '@test/recipeDetails';

const mock = mockServer();

test('nutrition comes first, steps have the numbers that they were typed with', async () => {
  const dialog = within((await openRecipeDetails(mock)).dialog);
  expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Nutrition',
    'Ingredients',
    'Cooking steps',
    'Note',
  ]);
  const steps = dialog.getByRole('list', { name: 'Cooking steps' });
  expect(steps.tagName).toBe('OL');
  expect(
    within(steps)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Rinse.', 'Simmer.']);
});

test.each([
  ['Edit', 'Edit Recipe'],
  ['Duplicate', 'Add New Recipe'],
])('%s opens its dialog in the place of the details; closed, the card has the focus', async (name, title) => {
  const { user, press } = await openRecipeDetails(mock);
  await press(name);
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.keyboard('{Escape}');
  await noDialog();
  expect(screen.getByRole('button', { name: 'Lentil soup' })).toHaveFocus();
});
