import { screen, waitFor, within } from '@testing-library/react';
import { dietPlansOf } from '@test/dietPlans';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

interface Case {
  seed: () => void;
  address: string;
  /** What is typed into the search; it finds nothing in the shown tab. */
  typed: string;
  /** The sentence, and the names of the links below it. */
  says: string;
  links: string[];
  /** What the first link shows: its first card, and the address. */
  card: string;
  query: string;
}

const CASES: Case[] = [
  {
    seed() {
      const breakfast = mock.create('category', { title: 'Breakfast' });
      const lunch = mock.create('category', { title: 'Lunch' });
      const eggs = mock.create('subCategory', { title: 'Eggs', categoryId: breakfast.id });
      const salads = mock.create('subCategory', { title: 'Salads', categoryId: lunch.id });
      const soups = mock.create('subCategory', { title: 'Soups', categoryId: lunch.id });
      mock.create('recipe', { title: 'Omelette', dishesCategoryId: eggs.id });
      mock.create('recipe', { title: 'Lentil salad', dishesCategoryId: salads.id });
      mock.create('recipe', { title: 'Old lentil salad', dishesCategoryId: salads.id, isActive: 'N' });
      mock.create('recipe', { title: 'Red lentil soup', dishesCategoryId: soups.id });
      mock.create('recipe', { title: 'Lentil soup', dishesCategoryId: soups.id });
    },
    address: '/recipes',
    typed: 'lentil',
    says: 'Nothing matches “lentil” in Eggs. Found elsewhere:',
    links: ['2 in Lunch › Soups Red lentil soup, Lentil soup', '1 in Lunch › Salads Lentil salad'],
    card: 'Red lentil soup',
    query: '?search=lentil&category=2&subCategory=3',
  },
  {
    seed() {
      const { soups, grills } = dietPlansOf(mock).practice();
      dietPlansOf(mock).plan(soups, 'Fish soup', { kcalOptions: '1400' });
      dietPlansOf(mock).plan(grills, 'Fish skewers', { kcalOptions: '1900' });
    },
    address: '/diet-plans?kcal=1300,1500,1900',
    typed: 'fish',
    says: 'Nothing matches “fish” with 1300 kcal or 1500 kcal or 1900 kcal in Soups. Found elsewhere:',
    links: ['2 in Dinner › Grills Grilled fish, Fish skewers'],
    card: 'Grilled fish',
    query: '?search=fish&category=2&subCategory=3+meal%3A3&kcal=1300%2C1500%2C1900',
  },
  {
    seed() {
      const [vitamins, teas] = ['Vitamins', 'Teas'].map((title) => mock.create('supplementFolder', { title }));
      mock.create('supplement', { supplementsCategoryId: vitamins!.id, title: 'Folate' });
      mock.create('supplement', { supplementsCategoryId: teas!.id, title: 'Spearmint' });
    },
    address: '/supplements',
    typed: 'mint',
    says: 'Nothing matches “mint” in Vitamins. Found elsewhere:',
    links: ['1 in Teas Spearmint'],
    card: 'Spearmint',
    query: '?search=mint&folder=2',
  },
  {
    seed() {
      const [start, food] = ['Start', 'Food'].map((title) => mock.create('helpCategory', { title }));
      mock.create('helpContent', { howTouseCategoryId: start!.id, title: 'Sign in' });
      mock.create('helpContent', { howTouseCategoryId: food!.id, title: 'Log a meal' });
    },
    address: '/how-to-use',
    typed: 'meal',
    says: 'Nothing matches “meal” in Start. Found elsewhere:',
    links: ['1 in Food Log a meal'],
    card: 'Log a meal',
    query: '?search=meal&category=2',
  },
];

test.each(CASES)('$address: a search that finds nothing here says where it does, and leads there', async (shown) => {
  shown.seed();
  const { user, router, go } = renderApp(shown.address, mock.admin());
  await screen.findAllByRole('article');
  await user.type(screen.getByRole('searchbox'), shown.typed);
  expect(await screen.findByText(shown.says)).toHaveRole('status');
  const places = within(await screen.findByRole('list', { name: 'Found elsewhere' })).getAllByRole('link');
  expect(places.map((link) => link.textContent)).toEqual(shown.links);
  await waitFor(() => expect(router.state.location.search).toContain('search='));
  await user.click(places[0]!);
  expect(screen.getByRole('button', { name: shown.card })).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveValue(shown.typed);
  await waitFor(() => expect(router.state.location.search).toBe(shown.query));
  expect(places[0]).toHaveAttribute('href', shown.address.split('?')[0] + shown.query);
  await go(-1);
  expect(await screen.findByText(shown.says)).toBeVisible();
});

test.each(CASES)('$address: what is found nowhere has no places', async ({ seed, address }) => {
  seed();
  const { user } = renderApp(address, mock.admin());
  await screen.findAllByRole('article');
  await user.type(screen.getByRole('searchbox'), 'nowhere');
  expect(await screen.findByText(/^Nothing matches “nowhere”[^.]*\.$/)).toBeVisible();
  expect(screen.queryByText(/Found elsewhere/)).not.toBeInTheDocument();
});

test('an empty tab says where a search finds something', async () => {
  const [, teas] = ['Vitamins', 'Teas'].map((title) => mock.create('supplementFolder', { title }));
  mock.create('supplement', { supplementsCategoryId: teas!.id, title: 'Spearmint' });
  const { user } = renderApp('/supplements', mock.admin());
  expect(await screen.findByText('No supplements found')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Add Supplement' })).toHaveLength(2);
  await user.type(screen.getByRole('searchbox'), 'mint');
  expect(await screen.findByRole('link', { name: /^1 in Teas/ })).toBeVisible();
});
