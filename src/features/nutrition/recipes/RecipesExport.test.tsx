import { screen } from '@testing-library/react';
import { nullList } from '@/mirage/overrides';
import { exportRows } from '@test/exports';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

test('the recipes on screen are exported, as searched', async () => {
  const breakfast = mock.create('category', { title: 'Breakfast' });
  const [eggs, bowls] = ['Eggs', 'Bowls'].map((title) =>
    mock.create('subCategory', { title, categoryId: breakfast.id }),
  );
  const oats = { nutritions: 'cal 310, protein 14', ingredients: 'oats\nmilk', directions: 'Soak.', note: 'Cold.' };
  const createdAt = '2025-11-18T04:12:00.000Z';
  mock.create('recipe', { ...oats, createdAt, title: 'Oat bowl', dishesCategoryId: bowls!.id });
  mock.create('recipe', { title: 'Old bowl', dishesCategoryId: bowls!.id, isActive: 'N' });
  mock.create('recipe', { title: 'Berries', dishesCategoryId: bowls!.id });
  mock.create('recipe', { title: 'Egg bowl', dishesCategoryId: eggs!.id });
  const { user } = renderApp(`/recipes?subCategory=${bowls!.id}&search=bowl`, mock.admin());
  await screen.findByRole('button', { name: 'Oat bowl' });
  const { name, rows } = await exportRows(user);
  expect(name).toMatch(/^recipes-/);
  expect(rows).toEqual([
    'Title, Category, Sub category, Calories, Protein, Carbs, Fat, Ingredients, Directions, Note, Created'.split(', '),
    ['Oat bowl', 'Breakfast', 'Bowls', '310', '14', '', '', 'oats\nmilk', 'Soak.', 'Cold.', '18/11/2025, 09:42 AM'],
  ]);
});

test('recipes whose sub category is deleted are exported too', async () => {
  const { id } = mock.create('subCategory', { categoryId: mock.create('category').id });
  mock.create('recipe', { title: 'Lost soup', dishesCategoryId: id });
  nullList(mock.server, 'dishes/list/category');
  const { user } = renderApp('/recipes', mock.admin());
  await screen.findByRole('region', { name: 'Without a sub category' });
  const { rows } = await exportRows(user);
  expect(rows.slice(1)).toEqual([expect.arrayContaining(['Lost soup'])]);
});
