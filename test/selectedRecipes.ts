import { screen, waitFor, within } from '@testing-library/react';
import { table } from '@/mirage/database/table';
import { field, press } from './dialogs';
import { type mockServer } from './mockServer';
import { renderApp } from './renderApp';

/** Functions that open the recipes, select some, and find what is shown of them. */
export function selectedRecipes(mock: ReturnType<typeof mockServer>) {
  /** jsdom has no layout: the list of the calls gets the height of some of its lines. */
  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(250);
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50);
  });

  async function open(more = 0) {
    const breakfast = mock.create('category', { title: 'Breakfast' });
    const lunch = mock.create('category', { title: 'Lunch' });
    const bowls = mock.create('subCategory', { title: 'Bowls', categoryId: breakfast.id });
    mock.create('subCategory', { title: 'Soups', categoryId: lunch.id });
    for (const title of ['Oat bowl', 'Roti roll', 'Fig bowl'])
      mock.create('recipe', {
        title,
        dishesCategoryId: bowls.id,
        ingredients: '1 roti',
        directions: 'Stir.',
        note: '',
      });
    for (let index = 0; index < more; index += 1)
      mock.create('recipe', { title: `Roti ${index}`, dishesCategoryId: bowls.id, ingredients: 'A', directions: 'B' });
    mock.create('recipe', { title: 'Soup', dishesCategoryId: '2', ingredients: 'Peas', directions: 'Cook.', note: '' });
    const view = renderApp('/recipes', mock.admin());
    await screen.findByRole('button', { name: 'Oat bowl' });
    await waitFor(() => expect(box('Oat bowl')).toBeInTheDocument());
    return view;
  }

  const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}`, hidden: true });
  const bar = () => screen.queryByRole('group', { name: 'Selected recipes' });
  const count = () => within(bar()!).getByRole('status').textContent;
  const row = (id: string) => table(mock.server, 'recipes').find(id)!;
  const titles = () => [1, 2, 3].map((id) => row(String(id)).title);
  const lists = () => mock.posted('dishes/list').length;

  async function selectThree() {
    const { user } = await open();
    await user.click(box('Oat bowl'));
    await press(user, 'Select all 3 in Bowls');
    return user;
  }

  /** Replace words with `naan` for `roti`. */
  async function replaceRoti() {
    const user = await selectThree();
    await press(user, 'Replace words…');
    await user.type(field('Replace'), 'roti');
    await user.type(field('With'), 'naan');
    return user;
  }

  return { open, box, bar, count, row, titles, lists, selectThree, replaceRoti };
}
