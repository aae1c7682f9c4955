import { screen, waitFor, within } from '@testing-library/react';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

function seed() {
  const breakfast = mock.create('category', { title: 'Breakfast' });
  const bowls = mock.create('subCategory', { title: 'Bowls', categoryId: breakfast.id });
  const eggs = mock.create('subCategory', { title: 'Eggs', categoryId: breakfast.id });
  const lunch = mock.create('category', { title: 'Lunch' });
  const soups = mock.create('subCategory', { title: 'Soups', categoryId: lunch.id });
  mock.create('category', { title: 'Dinner' });
  mock.create('recipe', {
    title: 'Oat bowl',
    dishesCategoryId: bowls.id,
    nutritions: 'protein 14, cal 310, fibre 3',
    ingredients: '1 cup oats\n\n  2 figs ',
    directions: 'Soak.\r\nStir.',
    note: 'Keeps <b>two</b> days.',
  });
  mock.create('recipe', { title: 'Berry bowl', dishesCategoryId: bowls.id, nutritions: null });
  mock.create('recipe', { title: 'Old bowl', dishesCategoryId: bowls.id, isActive: 'N' });
  mock.create('recipe', { title: 'Omelette', dishesCategoryId: eggs.id });
  mock.create('recipe', { title: 'Lentil soup', dishesCategoryId: soups.id });
}

async function open(address = '/recipes', whatStands: Parameters<typeof screen.findByRole>[1] = { name: 'Oat bowl' }) {
  seed();
  const view = renderApp(address, mock.admin());
  await screen.findByRole('button', { hidden: true, ...whatStands });
  return view;
}

/** The titles of the shown cards, in order. */
const cards = (hidden = false) =>
  screen
    .getAllByRole('button', { name: /^Actions for /, hidden })
    .map((button) => button.getAttribute('aria-label')!.replace('Actions for ', ''));
const selected = () => screen.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent);

test('the first category and its first sub category are selected; inactive recipes are not shown', async () => {
  const { router } = await open();
  const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
  expect(tabs).toEqual(['Breakfast', 'Lunch', 'Dinner', 'Bowls', 'Eggs']);
  expect(selected()).toEqual(['Breakfast', 'Bowls']);
  expect(cards()).toEqual(['Oat bowl', 'Berry bowl']);
  expect(screen.getByText('310 kcal', { exact: false })).toHaveTextContent('310 kcal14 g protein');
  expect(router.state.location.search).toBe('');
});

test('a category shows its own sub categories, the first selected; the choice is in the address and Back undoes it', async () => {
  const { user, router, go } = await open();
  await user.click(screen.getByRole('tab', { name: 'Eggs' }));
  expect(cards()).toEqual(['Omelette']);
  await waitFor(() => expect(router.state.location.search).toBe('?subCategory=2'));
  await user.click(screen.getByRole('tab', { name: 'Lunch' }));
  expect(selected()).toEqual(['Lunch', 'Soups']);
  expect(cards()).toEqual(['Lentil soup']);
  await waitFor(() => expect(router.state.location.search).toBe('?category=2'));
  await go(-1);
  expect(selected()).toEqual(['Breakfast', 'Eggs']);
});

test('a link shows category, sub category and search; an unknown id falls back to the first', async () => {
  await open('/recipes?category=1&subCategory=2&search=ome', { name: 'Omelette' });
  expect(selected()).toEqual(['Breakfast', 'Eggs']);
  expect(screen.getByRole('searchbox', { name: 'Search recipes...' })).toHaveValue('ome');
});

test('a link to a deleted category shows the first', async () => {
  await open('/recipes?category=99&subCategory=98');
  expect(selected()).toEqual(['Breakfast', 'Bowls']);
});

test('the search filters the sub category by title and offers to clear', async () => {
  const { user, router } = await open();
  await user.type(screen.getByRole('searchbox'), 'BERRY');
  await waitFor(() => expect(cards()).toEqual(['Berry bowl']));
  expect(screen.getByText('1 recipe found')).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe('?search=BERRY'));
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('Nothing matches “BERRYx” in Bowls.')).toBeVisible();
  await user.click(
    within(screen.getByRole('tabpanel', { name: 'Bowls' })).getByRole('button', { name: 'Clear search' }),
  );
  expect(cards()).toEqual(['Oat bowl', 'Berry bowl']);
});

test('a category without sub categories says so and offers to add one', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('tab', { name: 'Dinner' }));
  const panel = screen.getByRole('tabpanel', { name: 'Dinner' });
  expect(panel).toHaveTextContent('No subcategories foundRecipes go into a subcategory of Dinner.');
  await user.click(within(panel).getByRole('button', { name: 'Add Category' }));
  expect(await screen.findByRole('dialog', { name: 'Add New Category / Sub Category' })).toBeVisible();
});

test('a sub category without recipes says so and offers to add one', async () => {
  const { id } = mock.create('category', { title: 'Snacks' });
  mock.create('subCategory', { title: 'Bars', categoryId: id });
  const { user } = renderApp('/recipes', mock.admin());
  expect(await screen.findByText('No recipes found')).toBeVisible();
  await user.click(within(screen.getByRole('tabpanel', { name: 'Bars' })).getByRole('button', { name: 'Add Recipe' }));
  expect(await screen.findByRole('dialog', { name: 'Add New Recipe' })).toBeVisible();
});

test('without categories it says so and offers to add one', async () => {
  renderApp('/recipes', mock.admin());
  expect(await screen.findByText('No categories found')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Add Category' })).toHaveLength(2);
});

test('the details show categories, lines, nutrition and note, as text', async () => {
  const { user, router } = await open();
  const opener = screen.getByRole('button', { name: 'Oat bowl' });
  await user.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Oat bowl' }));
  await waitFor(() => expect(router.state.location.search).toBe('?dialog=details%3A1'));
  const items = (list: string) =>
    within(dialog.getByRole('list', { name: list }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  expect(items('Ingredients')).toEqual(['1 cup oats', '2 figs']);
  expect(items('Cooking steps')).toEqual(['Soak.', 'Stir.']);
  const texts = (role: 'term' | 'definition') => dialog.getAllByRole(role).map((part) => part.textContent);
  expect(texts('term')).toEqual(['Category', 'Sub Category', 'Calories', 'Protein', 'Carbs', 'Fat']);
  expect(texts('definition')).toEqual(['Breakfast', 'Bowls', '310 g', '14 g', 'N/A', 'N/A']);
  expect(dialog.getByText('Keeps <b>two</b> days.')).toBeVisible();
  expect(dialog.getByRole('img', { name: 'Oat bowl' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(opener).toHaveFocus();
});

test('a recipe without a note shows none', async () => {
  const { id } = mock.create('category');
  const sub = mock.create('subCategory', { categoryId: id });
  mock.create('recipe', { title: 'Plain', dishesCategoryId: sub.id, note: ' ' });
  renderApp('/recipes?dialog=details:1', mock.admin());
  const dialog = await screen.findByRole('dialog', { name: 'Plain' });
  expect(within(dialog).queryByText('Note')).not.toBeInTheDocument();
});

test('a recipe without a title can be opened', async () => {
  const { id } = mock.create('category');
  const sub = mock.create('subCategory', { categoryId: id });
  mock.create('recipe', { title: ' ', dishesCategoryId: sub.id });
  const { user } = renderApp('/recipes', mock.admin());
  await user.click(await screen.findByRole('button', { name: 'Untitled' }));
  expect(await screen.findByRole('dialog', { name: 'Untitled' })).toBeVisible();
});

test('two recipes with the same title, titles of 300 characters and of one emoji have cards too', async () => {
  const { id } = mock.create('category');
  const sub = mock.create('subCategory', { categoryId: id });
  const long = 'A very long title '.repeat(17).trim();
  for (const title of ['Dal', 'Dal', long, '🥣']) mock.create('recipe', { title, dishesCategoryId: sub.id });
  const { user } = renderApp('/recipes', mock.admin());
  await screen.findByRole('button', { name: '🥣' });
  expect(cards()).toEqual(['Dal', 'Dal', long, '🥣']);
  await user.click(screen.getAllByRole('button', { name: 'Dal' })[1]!);
  await screen.findByRole('dialog', { name: 'Dal' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: long }));
  expect(await screen.findByRole('dialog', { name: long })).toBeVisible();
});

test('a link to a dialog of a deleted recipe opens nothing and leaves the address', async () => {
  const { router } = await open('/recipes?dialog=edit:99');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
