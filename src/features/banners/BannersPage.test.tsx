import { screen, waitFor, within } from '@testing-library/react';
import { mockServer } from '@test/mockServer';
import { ownEntries } from '@test/ownEntries';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

/** The mock server lists the newest first, so the last of these links is the first row. */
async function open(links: string[], address = '/banners') {
  for (const link of links) mock.create('banner', { link });
  const view = renderApp(address, mock.admin());
  await screen.findByRole('table', { name: 'Banners' });
  return view;
}

const many = (count: number) => Array.from({ length: count }, (_, n) => `petal.example/${n + 1}`);
const actions = () => screen.getAllByRole('button', { name: /^Actions for /, hidden: true });
const links = () => actions().map((button) => button.getAttribute('aria-label')!.replace('Actions for ', ''));
const total = (count: number | string) =>
  screen.getByText((_text, element) => element?.textContent === `Total Banners: ${count}`);

test('a row shows picture and link, and a menu with Edit and Delete', async () => {
  const { user } = await open(['https://petal.example/plans']);
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['Image', 'Link', 'Actions']);
  const row = within(screen.getAllByRole('row')[1]!);
  expect(row.getByRole('img', { name: 'Banner of https://petal.example/plans' })).toHaveAttribute(
    'src',
    '/media/banners/season-plan.svg',
  );
  await user.click(row.getByRole('button', { name: 'Actions for https://petal.example/plans' }));
  expect(ownEntries('/banners')).toEqual(['Edit', 'Delete']);
});

test.each([
  ['https://petal.example/plans', 'https://petal.example/plans'],
  ['petal.example/plans', 'https://petal.example/plans'],
  ['HTTP://petal.example', 'HTTP://petal.example'],
])('the link %s opens %s in a new tab, safely', async (link, address) => {
  await open([link]);
  const shown = screen.getByRole('link', { name: link });
  expect(shown).toHaveAttribute('href', address);
  expect(shown).toHaveAttribute('target', '_blank');
  expect(shown).toHaveAttribute('rel', 'noopener noreferrer');
});

test.each([
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['data:text/html,hello', 'data:text/html,hello'],
  ['<b>soon</b>', '<b>soon</b>'],
  ['  ', 'N/A'],
])('the link %j is none, and stands there as %s', async (link, text) => {
  await open([link]);
  const row = within(screen.getAllByRole('row')[1]!);
  expect(row.getByText(text)).toBeVisible();
  expect(row.queryByRole('link')).not.toBeInTheDocument();
});

test('the total counts all, the foot what was found', async () => {
  const { user } = await open([...many(12), 'tea.example']);
  expect(total(13)).toBeVisible();
  expect(screen.getByText('1-10 of 13')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search banners...' }), 'PETAL');
  expect(await screen.findByText('1-10 of 12')).toBeVisible();
  expect(total(13)).toBeVisible();
});

test('pages and rows per page', async () => {
  const { user } = await open(many(24));
  await user.click(screen.getByRole('button', { name: 'Last page' }));
  expect(screen.getByText('21-24 of 24')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Rows per page:'), '15');
  expect(screen.getByText('1-15 of 24')).toBeVisible();
  expect(actions()).toHaveLength(15);
});

test('a new search starts at the first page', async () => {
  const { user } = await open(many(24), '/banners?page=3');
  expect(screen.getByText('21-24 of 24')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'petal');
  expect(await screen.findByText('1-10 of 24')).toBeVisible();
});

test('the link sorts up, down and back; nothing else sorts', async () => {
  const { user } = await open(['b.example', 'a.example', 'c.example']);
  const byLink = screen.getByRole('button', { name: 'Link' });
  await user.click(byLink);
  expect(links()).toEqual(['a.example', 'b.example', 'c.example']);
  await user.click(byLink);
  expect(links()).toEqual(['c.example', 'b.example', 'a.example']);
  expect(screen.getByRole('columnheader', { name: 'Link' })).toHaveAttribute('aria-sort', 'descending');
  await user.click(byLink);
  expect(links()).toEqual(['c.example', 'a.example', 'b.example']);
  expect(within(screen.getByRole('columnheader', { name: 'Image' })).queryByRole('button')).not.toBeInTheDocument();
});

test('the view is in the address, and a link shows it', async () => {
  const { user, router } = await open(many(24));
  await user.click(screen.getByRole('button', { name: 'Link' }));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(router.state.location.search).toBe('?page=2&sort=link'));
});

test('a link shows search, sort, page and size', async () => {
  await open(many(24), '/banners?search=petal&page=2&size=15&sort=-link');
  expect(screen.getByText('16-24 of 24')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('petal');
  expect(screen.getByRole('columnheader', { name: 'Link' })).toHaveAttribute('aria-sort', 'descending');
});

test('a search that finds nothing says so and offers to clear', async () => {
  const { user } = await open(['petal.example']);
  await user.type(screen.getByRole('searchbox'), 'tea');
  expect(await screen.findByText('Nothing matches “tea”.')).toBeVisible();
  expect(screen.getByText('No banners found')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!);
  expect(links()).toEqual(['petal.example']);
});

test('without banners it says so and offers to add one', async () => {
  const { user } = renderApp('/banners', mock.admin());
  expect(await screen.findByText('No banners found')).toBeVisible();
  expect(total(0)).toBeVisible();
  const place = screen.getByRole('region', { name: 'Banners' });
  await user.click(within(place).getByRole('button', { name: 'Add Banner' }));
  expect(await screen.findByRole('dialog', { name: 'Add New Banner' })).toBeVisible();
});

test('a link to a dialog whose banner is gone opens nothing, and the address forgets it', async () => {
  const { router } = await open(['petal.example'], '/banners?dialog=delete:99');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
