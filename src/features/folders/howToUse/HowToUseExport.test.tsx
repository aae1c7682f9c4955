import { screen } from '@testing-library/react';
import { exportRows } from '@test/exports';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

test('the contents of the shown category that match the search are exported', async () => {
  const [logging, food] = ['Logging', 'Food'].map((title) => mock.create('helpCategory', { title }));
  mock.create('helpContent', { howTouseCategoryId: logging!.id, title: 'Log a meal' });
  const swap = { title: 'Swap a meal', description: 'Tap.\nChoose.', media: 'habits/log-meals.svg' };
  mock.create('helpContent', { howTouseCategoryId: food!.id, ...swap });
  mock.create('helpContent', { howTouseCategoryId: food!.id, title: 'Drink' });
  const { user } = renderApp(`/how-to-use?category=${food!.id}&search=meal`, mock.admin());
  await screen.findByRole('button', { name: 'Swap a meal' });
  const { name, rows } = await exportRows(user);
  expect(name).toMatch(/^how-to-use-/);
  expect(rows).toEqual([
    ['Title', 'Description', 'Media'],
    ['Swap a meal', 'Tap.\nChoose.', 'habits/log-meals.svg'],
  ]);
});
