import { screen, waitFor, within } from '@testing-library/react';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const LINES = 'Tap the <b>plus</b>.\nTake the photo.';

function seed() {
  const { id: logging } = mock.create('helpCategory', { title: 'Logging' });
  const { id: food } = mock.create('helpCategory', { title: 'Food' });
  mock.create('helpCategory', { title: 'Coach' });
  const content = { howTouseCategoryId: logging };
  mock.create('helpContent', { ...content, title: 'Log a meal', description: LINES, media: 'habits/log-meals.svg' });
  mock.create('helpContent', { ...content, title: 'Breathe', media: 'highlights/breathing-minute.mp4' });
  mock.create('helpContent', { howTouseCategoryId: food, title: 'Swap a meal' });
}

async function open(address = '/how-to-use', card = 'Log a meal') {
  seed();
  const view = renderApp(address, mock.admin());
  await screen.findByRole('button', { name: card, hidden: true });
  return view;
}

/** Shows a single content with that media. */
async function openOne(media: string) {
  const { id } = mock.create('helpCategory');
  mock.create('helpContent', { howTouseCategoryId: id, title: 'Hello', media });
  const view = renderApp('/how-to-use', mock.admin());
  await screen.findByRole('button', { name: 'Hello' });
  return view;
}

/** The titles of the shown cards, in order. */
const cards = () =>
  screen
    .getAllByRole('button', { name: /^Actions for / })
    .map((button) => button.getAttribute('aria-label')!.replace('Actions for ', ''));
const cardOf = (title: string) =>
  within(screen.getAllByRole('article').find((card) => within(card).queryByRole('button', { name: title }))!);
const selected = () => screen.getByRole('tab', { selected: true });

test('the first category is selected; its cards show title, description with its lines, and a picture', async () => {
  const { router } = await open();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Logging', 'Food', 'Coach']);
  expect(selected()).toHaveTextContent('Logging');
  expect(cards()).toEqual(['Log a meal', 'Breathe']);
  expect(cardOf('Log a meal').getByText(/plus/)).toHaveTextContent(LINES, { normalizeWhitespace: false });
  expect(cardOf('Log a meal').getByRole('img', { name: 'Log a meal' })).toHaveAttribute(
    'src',
    '/media/habits/log-meals.svg',
  );
  expect(router.state.location.search).toBe('');
});

test('a card’s menu has Edit and Delete', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Actions for Breathe' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Edit', 'Delete']);
});

test('media whose name contains .mp4 are a film, which loads when it is played', async () => {
  const { user } = await open();
  expect(screen.queryByLabelText('Breathe')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Play Breathe' }));
  expect(screen.getByLabelText('Breathe')).toHaveAttribute('src', '/media/highlights/breathing-minute.mp4');
});

test.each(['walk.webm', 'walk.MOV', 'walk.m4v'])(
  'the upload %s, which the form takes, is shown as a film',
  async (name) => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add Content' }));
    await user.type(await screen.findByLabelText('Title'), 'Walk');
    await user.type(screen.getByLabelText('Description'), 'Out and back.');
    await user.upload(screen.getByLabelText('Image or video'), new File(['walk'], name, { type: '' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Play Walk' })).toBeVisible();
  },
);

test.each(['javascript:alert(1)//.mp4', '//films.example/a.mp4'])('the media %s are not played', async (media) => {
  await openOne(media);
  expect(screen.getByRole('img', { name: 'Hello: no video' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Play Hello' })).not.toBeInTheDocument();
});

test('another category shows its own cards; the choice is in the address and Back undoes it', async () => {
  const { user, router, go } = await open();
  await user.click(screen.getByRole('tab', { name: 'Food' }));
  expect(cards()).toEqual(['Swap a meal']);
  await waitFor(() => expect(router.state.location.search).toBe('?category=2'));
  await go(-1);
  expect(selected()).toHaveTextContent('Logging');
});

test('a link shows category and search', async () => {
  await open('/how-to-use?category=2&search=swap', 'Swap a meal');
  expect(selected()).toHaveTextContent('Food');
  expect(screen.getByRole('searchbox', { name: 'Search content...' })).toHaveValue('swap');
});

test('a link to a deleted category shows the first', async () => {
  await open('/how-to-use?category=99');
  expect(selected()).toHaveTextContent('Logging');
});

test('when the shown category is gone after a reload, its neighbour is shown', async () => {
  const { user } = await open('/how-to-use?category=2', 'Swap a meal');
  mock.server.db.helpCategories!.remove('2');
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(selected()).toHaveTextContent('Coach'));
});

test('the search filters the category by title and offers to clear', async () => {
  const { user, router } = await open();
  await user.type(screen.getByRole('searchbox'), 'MEAL');
  await waitFor(() => expect(cards()).toEqual(['Log a meal']));
  expect(screen.getByText('1 content found')).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe('?search=MEAL'));
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('Nothing matches “MEALx” in Logging.')).toBeVisible();
  await user.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Clear search' }));
  expect(cards()).toEqual(['Log a meal', 'Breathe']);
});

test('a category without content says so and offers to add some into it', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('tab', { name: 'Coach' }));
  const panel = screen.getByRole('tabpanel', { name: 'Coach' });
  expect(panel).toHaveTextContent('No content found for this category');
  await user.click(within(panel).getByRole('button', { name: 'Add Content' }));
  await screen.findByRole('dialog', { name: 'Add Content' });
  expect(screen.getByLabelText('Category')).toHaveDisplayValue('Coach');
});

test('without categories it says so and offers to add one', async () => {
  const { user } = renderApp('/how-to-use', mock.admin());
  expect(await screen.findByText('No categories found')).toBeVisible();
  const region = screen.getByRole('region', { name: 'How to use' });
  await user.click(within(region).getByRole('button', { name: 'Add Category' }));
  expect(await screen.findByRole('dialog', { name: 'Add Category' })).toBeVisible();
});

test('the details show the picture and the whole description, and give the focus back', async () => {
  const { user, router } = await open();
  const opener = screen.getByRole('button', { name: 'Log a meal' });
  await user.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Log a meal' }));
  await waitFor(() => expect(router.state.location.search).toBe('?dialog=details%3A1'));
  expect(dialog.getByText(/plus/)).toHaveTextContent(LINES, { normalizeWhitespace: false });
  expect(dialog.getByRole('img', { name: 'Log a meal' })).toBeVisible();
  expect(dialog.queryByRole('link')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(opener).toHaveFocus();
});

test('media on the web can be opened from the details, safely', async () => {
  const { user } = await openOne('https://films.example/watch?v=7');
  await user.click(screen.getByRole('button', { name: 'Hello' }));
  const link = await screen.findByRole('link', { name: 'https://films.example/watch?v=7' });
  expect(link).toHaveAttribute('href', 'https://films.example/watch?v=7');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('missing, long, duplicate and emoji titles have cards and tabs too', async () => {
  const long = 'A very long title '.repeat(17).trim();
  const { id } = mock.create('helpCategory', { title: ' ' });
  mock.create('helpCategory', { title: long });
  for (const title of [' ', long, 'Water', 'Water', '🥗'])
    mock.create('helpContent', { title, howTouseCategoryId: id });
  renderApp('/how-to-use', mock.admin());
  expect(await screen.findByRole('button', { name: 'Untitled' })).toBeVisible();
  expect(cards()).toEqual(['Untitled', long, 'Water', 'Water', '🥗']);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Untitled', long]);
});

test('a link to a dialog of a deleted content opens nothing and leaves the address', async () => {
  const { router } = await open('/how-to-use?dialog=edit:99');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
