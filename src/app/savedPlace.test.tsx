import { screen, waitFor, within } from '@testing-library/react';
import { answerAlert, field, findAndPress } from '@test/dialogs';
import { dietPlansOf } from '@test/dietPlans';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const PICTURE = new File(['bowl'], 'bowl.png', { type: 'image/png' });

/** The card or row that is marked. */
const marked = () =>
  [...screen.queryAllByRole('listitem'), ...screen.queryAllByRole('row')].find(
    ({ className }) => className === 'is-marked',
  );

type User = ReturnType<typeof renderApp>['user'];

interface Case {
  seed: () => void;
  address: string;
  /** Fills in the open form. */
  fill: (user: User) => Promise<void>;
  alert?: string;
  /** The note above the list, and the link in it. */
  says: string;
  link: string;
  /** Where the link leads; the first control of the marked record has the focus there. */
  query: string;
  focus?: 'link';
}

const many = <Row,>(length: number, create: (index: number) => Row) =>
  Array.from({ length }, (_, index) => create(index));

const lunch = () => {
  const breakfast = mock.create('category', { title: 'Breakfast' });
  const { id } = mock.create('category', { title: 'Lunch' });
  const eggs = mock.create('subCategory', { title: 'Eggs', categoryId: breakfast.id });
  mock.create('recipe', { title: 'Omelette', dishesCategoryId: eggs.id });
  const soups = mock.create('subCategory', { title: 'Soups', categoryId: id });
  return mock.create('recipe', { title: 'Lentil soup', dishesCategoryId: soups.id });
};

const CASES: Record<string, Case> = {
  'a recipe that moves to another sub category': {
    seed: lunch,
    address: '/recipes?category=2&dialog=edit:2',
    async fill(user) {
      await user.selectOptions(field('Category'), 'Breakfast');
      await user.selectOptions(field('Sub Category'), 'Eggs');
    },
    alert: 'Recipe updated successfully!',
    says: 'Lentil soup is now in Breakfast › Eggs',
    link: 'Breakfast › Eggs',
    query: '?category=1&subCategory=1',
  },
  'a diet plan that the filter leaves out': {
    seed: () => dietPlansOf(mock).practice(),
    address: '/diet-plans?kcal=1500&dialog=edit:1',
    async fill(user) {
      await user.click(screen.getByRole('checkbox', { name: '1300 kcal' }));
      await user.click(screen.getByRole('checkbox', { name: '1500 kcal' }));
      await user.click(screen.getByRole('checkbox', { name: '2000 kcal' }));
    },
    alert: 'Diet plan updated successfully!',
    says: 'Red lentil soup is now in Lunch › Soups',
    link: 'Lunch › Soups',
    query: '?category=1&subCategory=3+meal%3A1',
  },
  'a supplement of another folder': {
    seed: () => {
      const [vitamins] = ['Vitamins', 'Teas'].map((title) => mock.create('supplementFolder', { title }));
      mock.create('supplement', { supplementsCategoryId: vitamins!.id, title: 'Folate' });
    },
    address: '/supplements?dialog=add',
    async fill(user) {
      await user.type(field('Title'), 'Spearmint');
      await user.selectOptions(field('Folder'), 'Teas');
    },
    says: 'Spearmint was added to Teas',
    link: 'Teas',
    query: '?folder=2',
  },
  'help in another category': {
    seed: () => {
      const [start] = ['Start', 'Food'].map((title) => mock.create('helpCategory', { title }));
      mock.create('helpContent', { howTouseCategoryId: start!.id, title: 'Sign in' });
    },
    address: '/how-to-use?dialog=add',
    async fill(user) {
      await user.type(field('Title'), 'Log a meal');
      await user.selectOptions(field('Category'), 'Food');
      await user.type(field('Description'), 'How.');
      await user.upload(field('Image or video'), PICTURE);
    },
    says: 'Log a meal was added to Food',
    link: 'Food',
    query: '?category=2',
  },
  'a banner on another page': {
    seed: () => many(12, (index) => mock.create('banner', { link: `https://b${index}.example` })),
    address: '/banners?page=2&dialog=add',
    async fill(user) {
      await user.type(field('Link'), 'https://new.example');
      await user.upload(field('Image'), PICTURE);
    },
    says: 'https://new.example was added on page 1',
    link: 'page 1',
    query: '',
    focus: 'link',
  },
  'a plan that the search leaves out': {
    seed: () => many(2, (index) => mock.create('plan', { name: `Plan ${index}` })),
    address: '/plans?search=Plan+1&dialog=edit:2',
    async fill(user) {
      await user.clear(field('Plan name'));
      await user.type(field('Plan name'), 'Gold');
    },
    says: 'Gold is now in the list without the search',
    link: 'the list without the search',
    query: '',
  },
  'a user on another page': {
    seed: () => {
      mock.create('plan', { name: 'Gold' });
      many(12, (index) => mock.create('user', { firstName: `Member ${index}` }));
    },
    address: '/users?page=2&dialog=add',
    async fill(user) {
      await user.type(field('First name'), 'Noor');
      await user.type(field('Last name'), 'Aziz');
      await user.type(field('Email'), 'noor@x.org');
      await user.type(field('Phone number'), '03001234567');
      await user.selectOptions(field('Plan'), 'Gold');
      await user.upload(field('Transaction image'), PICTURE);
    },
    says: 'Noor Aziz was added on page 1',
    link: 'page 1',
    query: '',
  },
  'an exercise on another page': {
    seed: () => many(7, (index) => mock.create('exercise', { name: `Exercise ${index}` })),
    address: '/workouts?dialog=addExercise',
    async fill(user) {
      await user.type(field('Title'), 'Side plank');
      await user.type(field('Description'), 'Hold.');
      await user.upload(field('Video'), new File(['film'], 'plank.mp4', { type: 'video/mp4' }));
    },
    says: 'Side plank was added on page 2',
    link: 'page 2',
    query: '?page=2',
  },
};

test.each(Object.entries(CASES))('%s: a note says where it is, and leads there', async (_name, shown) => {
  shown.seed();
  const { user, router } = renderApp(shown.address, mock.admin());
  await screen.findByRole('dialog');
  await shown.fill(user);
  await findAndPress(user, 'Save');
  if (shown.alert) await answerAlert(user, shown.alert);
  const link = await screen.findByRole('link', { name: shown.link });
  expect(
    screen.getByText((_text, element) => element?.role === 'status' && element.textContent === shown.says),
  ).toBeVisible();
  expect(marked()).toBeUndefined();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(link);
  await waitFor(() => expect(marked()).toBeVisible());
  await waitFor(() => expect(within(marked()!).getAllByRole(shown.focus ?? 'button')[0]).toHaveFocus());
  await waitFor(() => expect(router.state.location.search).toBe(shown.query));
  expect(link).not.toBeInTheDocument();
});

test('a record in sight is marked for a moment, after the alert and without a note', async () => {
  lunch();
  const { user, store } = renderApp('/recipes?category=2&dialog=edit:2', mock.admin());
  await user.type(await screen.findByLabelText('Recipe name'), ' with lemon');
  await findAndPress(user, 'Save');
  await screen.findByText('Recipe updated successfully!');
  expect(marked()).toBeUndefined();
  await answerAlert(user, 'Recipe updated successfully!');
  const card = await screen.findByRole('button', { name: 'Lentil soup with lemon' });
  await waitFor(() => expect(marked()).toContainElement(card));
  expect(screen.getByText('Lentil soup with lemon was saved.')).toHaveRole('status');
  expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
  await waitFor(() => expect(store.getState()).toMatchObject({ recipes: { saved: null, marked: null } }), {
    timeout: 4000,
  });
  expect(marked()).toBeUndefined();
});

async function openWithNote() {
  CASES['a supplement of another folder']!.seed();
  const view = renderApp('/supplements?dialog=add', mock.admin());
  await screen.findByRole('dialog');
  await CASES['a supplement of another folder']!.fill(view.user);
  await findAndPress(view.user, 'Save');
  expect(await screen.findByText(/Spearmint was added to/)).toBeVisible();
  return view;
}

test('the note is closed by its button, and by leaving the section', async () => {
  const { user, go } = await openWithNote();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/was added to/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add Supplement' }));
  await screen.findByRole('dialog');
  await CASES['a supplement of another folder']!.fill(user);
  await findAndPress(user, 'Save');
  expect(await screen.findByText(/Spearmint was added to/)).toBeVisible();
  await go('/banners');
  await go('/supplements');
  await screen.findByRole('tab', { name: 'Teas' });
  expect(screen.queryByText(/was added to/)).not.toBeInTheDocument();
});

test('going to the place by hand marks the record too', async () => {
  const { user } = await openWithNote();
  await user.click(screen.getByRole('tab', { name: 'Teas' }));
  await waitFor(() => expect(marked()).toHaveTextContent('Spearmint'));
  expect(screen.queryByText(/Spearmint was added to/)).not.toBeInTheDocument();
});

test('if the list gained two records, none is said to be the saved one', async () => {
  CASES['a supplement of another folder']!.seed();
  const { user, store } = renderApp('/supplements?dialog=add', mock.admin());
  await screen.findByRole('dialog');
  mock.create('supplement', { supplementsCategoryId: '2', title: 'By someone else' });
  await CASES['a supplement of another folder']!.fill(user);
  await findAndPress(user, 'Save');
  await user.click(await screen.findByRole('tab', { name: 'Teas' }));
  expect(await screen.findByRole('button', { name: 'Spearmint' })).toBeVisible();
  expect(store.getState()).toMatchObject({ supplements: { folder: 2 } });
  expect(store.getState()).not.toHaveProperty('supplements.saved');
});
