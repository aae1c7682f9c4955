import { screen, within } from '@testing-library/react';
import { noDialog } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

async function open() {
  const lunch = mock.create('category', { title: 'Lunch' });
  const soups = mock.create('subCategory', { title: 'Soups', categoryId: lunch.id });
  mock.create('recipe', {
    title: 'Lentil soup',
    dishesCategoryId: soups.id,
    image: null,
    ingredients: '200 g lentils\n1 onion',
    directions: '1. Rinse.\n2. Simmer.',
    nutritions: 'cal 285, protein 16 g, fats 7',
    note: 'Freezes well.',
  });
  const view = renderApp('/recipes', mock.admin());
  await view.user.click(await screen.findByRole('button', { name: 'Lentil soup' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lentil soup' }));
  return { ...view, dialog, press: (name: string) => view.user.click(dialog.getByRole('button', { name })) };
}

test('nutrition comes first, steps have the numbers that they were typed with', async () => {
  const { dialog } = await open();
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
  const { user, press } = await open();
  await press(name);
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.keyboard('{Escape}');
  await noDialog();
  expect(screen.getByRole('button', { name: 'Lentil soup' })).toHaveFocus();
});
