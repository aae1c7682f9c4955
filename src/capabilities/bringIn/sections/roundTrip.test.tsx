import { screen } from '@testing-library/react';
import { add, closeLedger, exportBoth, layOut, readFiles, readRows, timeStands } from '@test/bringIn';
import { textOf } from '@test/exports';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
timeStands();
beforeEach(layOut);

const TEXTS = {
  ingredients: '1 cup oats\n\n  2 figs, =halved\n"quoted"; and more',
  note: "'Keeps <b>two</b> days.\nÜber, ١٢ اجزاء",
};

test.each([0, 1])('recipes that were exported come in as they were, to the byte: format %#', async (format) => {
  const { id } = mock.create('subCategory', { title: 'Bowls', categoryId: mock.create('category').id });
  const figures = { nutritions: 'cal 310, protein 14.5, carbs 47, fats 8.5' };
  const createdAt = new Date().toISOString();
  mock.create('recipe', {
    ...TEXTS,
    ...figures,
    createdAt,
    title: 'Oat bowl',
    dishesCategoryId: id,
    directions: 'Soak.\nStir.',
  });
  mock.create('recipe', {
    createdAt,
    nutritions: '',
    title: '=Fig, bowl',
    dishesCategoryId: id,
    ingredients: 'Figs',
    directions: '1. Cut',
    note: '',
  });
  const { user, go } = renderApp('/recipes', mock.admin());
  await screen.findByRole('button', { name: 'Oat bowl' });
  const files = await exportBoth(user);
  (mock.server.db as unknown as { recipes: { remove: () => void } }).recipes.remove();
  await go('/dashboard');
  await go('/recipes?view=bring-in');
  await readFiles(user, files[format]!);
  expect(readRows()).toEqual(['+ Oat bowl', '+ =Fig, bowl']);
  await add(user, '2 recipes');
  await closeLedger(user);
  await user.click(screen.getByRole('button', { name: 'Back to Recipes' }));
  await screen.findByRole('button', { name: 'Oat bowl' });
  const again = await exportBoth(user);
  expect(await textOf(again[format]!)).toBe(await textOf(files[format]!));
});

test.each([0, 1])('diet plans that were exported come in as they were, to the byte: format %#', async (format) => {
  const { id } = mock.create('subCategory', { title: 'Bowls', categoryId: mock.create('category').id });
  mock.create('dietPlan', {
    ...TEXTS,
    title: 'Oat bowl',
    mealType: { title: '3 meal' },
    dishesCategoryId: id,
    ingredientsDetails: TEXTS.ingredients,
    cookingSteps: 'Soak.\n\nStir.',
    kcalOptions: '1300,1500',
    nutritionCalories: '310',
    nutritionProtein: '14.5',
    nutritionCarbs: '47',
    nutritionFat: '8.5',
  });
  const { user, go } = renderApp('/diet-plans', mock.admin());
  await screen.findByRole('button', { name: 'Oat bowl' });
  const files = await exportBoth(user);
  (mock.server.db as unknown as { dietPlans: { remove: () => void } }).dietPlans.remove();
  await go('/dashboard');
  await go('/diet-plans?view=bring-in');
  await readFiles(user, files[format]!);
  expect(readRows()).toEqual(['+ Oat bowl']);
  await add(user, '1 diet plan');
  await closeLedger(user);
  await user.click(screen.getByRole('button', { name: 'Back to Diet Plans' }));
  await screen.findByRole('button', { name: 'Oat bowl' });
  const again = await exportBoth(user);
  expect(await textOf(again[format]!)).toBe(await textOf(files[format]!));
});
