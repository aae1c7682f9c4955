import { screen, within } from '@testing-library/react';
import { CAPABILITIES } from '@/app/capabilities';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { createWorkouts } from '@test/workouts';
import { print } from '@/capabilities/print/manifest';

const mock = mockServer();

const OTHERS = CAPABILITIES.filter((each) => each !== print);

test.each([
  ['with it', CAPABILITIES, ['Print', 'Duplicate', 'Edit']],
  ['without it', OTHERS, ['Duplicate', 'Edit']],
])('a recipe is shown %s', async (_how, capabilities, buttons) => {
  const { id: categoryId } = mock.create('category');
  const { id: dishesCategoryId } = mock.create('subCategory', { categoryId });
  mock.create('recipe', { title: 'Dal', dishesCategoryId });
  renderApp('/recipes?dialog=details:1', mock.admin(), undefined, undefined, capabilities);
  const dialog = within(await screen.findByRole('dialog', { name: 'Dal' }));
  const shown = dialog.getAllByRole('button', { name: /^\w+$/ });
  expect(shown.map(({ textContent }) => textContent).filter(Boolean)).toEqual(buttons);
});

test.each([
  ['with it', CAPABILITIES, ['Copy to another day', 'Print week']],
  ['without it', OTHERS, ['Copy to another day']],
])('a day is shown %s', async (_how, capabilities, entries) => {
  createWorkouts(mock);
  const { user } = renderApp('/workouts', mock.admin(), undefined, undefined, capabilities);
  await user.click(await screen.findByRole('button', { name: 'Actions for Legs' }));
  await screen.findByRole('menu');
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(entries);
});
