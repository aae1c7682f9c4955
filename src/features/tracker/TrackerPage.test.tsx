import { screen, waitFor, within } from '@testing-library/react';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const LONG = 'Meal prep Sunday with the whole team';
const EMOJI = '🧘🏽‍♀️🥗🚶🏽‍♀️';

function seed() {
  const wins = mock.create('highlight', { title: 'Member wins', createdAt: '2024-03-05T09:30:00.000Z' });
  mock.create('highlight', { title: LONG, createdAt: '2024-03-04T09:30:00.000Z' });
  mock.create('highlight', { title: EMOJI, createdAt: '2024-03-03T09:30:00.000Z' });
  mock.create('highlightItem', { highlightId: wins.id, mediaUrl: 'highlights/wins.svg' });
  mock.create('habit', { name: 'Drink water', mandatory: true, createdAt: '2024-03-02T21:05:00.000Z' });
  mock.create('habit', { name: 'Walk', mandatory: false, createdAt: '2024-03-01T09:30:00.000Z' });
}

async function open(address = '/tracker') {
  seed();
  const view = renderApp(address, mock.admin());
  await screen.findAllByRole('article');
  return view;
}

/** The titles of the shown cards, in order. */
const cards = () =>
  screen
    .getAllByRole('button', { name: /^Actions for / })
    .map((button) => button.getAttribute('aria-label')!.replace('Actions for ', ''));
const cardOf = (title: string) =>
  screen.getAllByRole('article').find((card) => within(card).queryByRole('button', { name: `Actions for ${title}` }))!;

test('HighLights come first; cards show title and date', async () => {
  const { router } = await open();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['HighLights', 'Habits']);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('HighLights');
  expect(cards()).toEqual(['Member wins', LONG, EMOJI]);
  expect(cardOf('Member wins')).toHaveTextContent('05/03/2024, 03:00 PM');
  expect(router.state.location.search).toBe('');
});

test('a long title is cut only visually', async () => {
  await open();
  const title = screen.getByRole('button', { name: LONG });
  expect(title).toHaveAttribute('title', LONG);
  expect(screen.getByText('Meal prep Sunday …')).toBeVisible();
  expect(screen.getByRole('button', { name: EMOJI })).toHaveTextContent(EMOJI);
});

test('the thumbnail is the first item’s; a highlight without items has a neutral background', async () => {
  await open();
  expect(within(cardOf('Member wins')).getByRole('presentation')).toHaveAttribute('src', '/media/highlights/wins.svg');
  expect(within(cardOf(LONG)).queryByRole('presentation')).not.toBeInTheDocument();
});

test('Habits have their own tab, search and button; mandatory ones say so', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('tab', { name: 'Habits' }));
  await waitFor(() => expect(cards()).toEqual(['Drink water', 'Walk']));
  expect(screen.getByRole('searchbox', { name: 'Search Habits' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add Habits' })).toBeVisible();
  expect(cardOf('Drink water')).toHaveTextContent('03/03/2024, 02:35 AM');
  expect(cardOf('Drink water')).toHaveTextContent('Mandatory');
  expect(cardOf('Walk')).not.toHaveTextContent('Mandatory');
  await waitFor(() => expect(router.state.location.search).toBe('?tab=habits'));
});

test('the menus offer Edit and Delete, and Duplicate for habits', async () => {
  const { user } = await open();
  const items = () => screen.getAllByRole('menuitem').map((item) => item.textContent);
  await user.click(screen.getByRole('button', { name: 'Actions for Member wins' }));
  expect(items()).toEqual(['Edit', 'Delete']);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('tab', { name: 'Habits' }));
  await user.click(await screen.findByRole('button', { name: 'Actions for Walk' }));
  expect(items()).toEqual(['Edit', 'Duplicate', 'Delete']);
});

test('the search filters by title and offers to clear', async () => {
  const { user, router } = await open();
  await user.type(screen.getByRole('searchbox', { name: 'Search HighLights' }), 'SUNDAY');
  await waitFor(() => expect(cards()).toEqual([LONG]));
  expect(screen.getByText('1 highlight found')).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe('?search=SUNDAY'));
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('Nothing matches “SUNDAYx” in HighLights.')).toBeVisible();
  await user.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Clear search' }));
  expect(cards()).toHaveLength(3);
});

test('changing the tab resets the search, and Back brings it back', async () => {
  const { user, go } = await open('/tracker?search=wins');
  expect(cards()).toEqual(['Member wins']);
  await user.click(screen.getByRole('tab', { name: 'Habits' }));
  await waitFor(() => expect(cards()).toEqual(['Drink water', 'Walk']));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await go(-1);
  await waitFor(() => expect(cards()).toEqual(['Member wins']));
});

test('a link shows tab and search', async () => {
  await open('/tracker?tab=habits&search=wal');
  expect(cards()).toEqual(['Walk']);
});

test.each([
  ['/tracker', 'No highlights available', 'Add HighLights', 'Add Highlight'],
  ['/tracker?tab=habits', 'No habits available', 'Add Habits', 'Add Habit'],
])('at %s without rows it says so and offers to add one', async (address, text, button, dialog) => {
  const { user } = renderApp(address, mock.admin());
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: button }));
  expect(await screen.findByRole('dialog', { name: dialog })).toBeVisible();
});

test('each tab is loaded on entering it, and says so', async () => {
  const { user } = await open();
  expect(await screen.findByText('Highlights Retrived')).toBeVisible();
  expect(mock.posted('habits/list')).toEqual([]);
  await user.click(screen.getByRole('tab', { name: 'Habits' }));
  expect(await screen.findByText('Habits Retrived')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'HighLights' }));
  await waitFor(() => expect(screen.getAllByText('Highlights Retrived')).toHaveLength(2));
  expect(mock.posted('highlights/list')).toHaveLength(2);
});

test('loading again by Refresh is not announced', async () => {
  const { user } = await open();
  await screen.findByText('Highlights Retrived');
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(mock.posted('highlights/list')).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('region', { name: 'HighLights' })).toHaveAttribute('aria-busy', 'false'));
  expect(screen.getAllByText('Highlights Retrived')).toHaveLength(1);
});

test.each([
  ['?dialog=edit:99', ''],
  ['?dialog=duplicate:1', ''],
  ['?tab=habits&dialog=items:1', '?tab=habits'],
  ['?tab=habits&dialog=edit:99', '?tab=habits'],
  ['?item=add', ''],
])('the link %s opens no dialog, which leaves the address', async (query, left) => {
  const { router, user } = await open(`/tracker${query}`);
  await user.type(screen.getByRole('searchbox'), 'wa');
  await waitFor(() => expect(router.state.location.search).toBe(left ? `${left}&search=wa` : '?search=wa'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
