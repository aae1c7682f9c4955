import { screen, waitFor, within } from '@testing-library/react';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const LINES = 'For <b>bones</b>.\nTest in autumn.';

function seed() {
  const vitamins = mock.create('supplementFolder', { title: 'Vitamins' });
  const teas = mock.create('supplementFolder', { title: 'Teas' });
  mock.create('supplementFolder', { title: 'Oils' });
  mock.create('supplement', {
    supplementsCategoryId: vitamins.id,
    title: 'Vitamin D3',
    description: LINES,
    dosage: '2000 IU a day',
    externalLink: 'vitamins.example/d3',
  });
  mock.create('supplement', { supplementsCategoryId: vitamins.id, title: 'Folate', externalLink: '' });
  mock.create('supplement', { supplementsCategoryId: teas.id, title: 'Spearmint' });
}

async function open(address = '/supplements', card = 'Vitamin D3') {
  seed();
  const view = renderApp(address, mock.admin());
  await screen.findByRole('button', { name: card, hidden: true });
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

test('the first folder is selected; its cards show title, dosage, description and link', async () => {
  const { router } = await open();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Vitamins', 'Teas', 'Oils']);
  expect(selected()).toHaveTextContent('Vitamins');
  expect(cards()).toEqual(['Vitamin D3', 'Folate']);
  expect(cardOf('Vitamin D3').getByText('2000 IU a day')).toBeVisible();
  expect(cardOf('Vitamin D3').getByText(/bones/)).toHaveTextContent(LINES, { normalizeWhitespace: false });
  expect(cardOf('Vitamin D3').getByRole('link', { name: 'View Link' })).toHaveAccessibleDescription('Vitamin D3');
  expect(router.state.location.search).toBe('');
});

test('another folder shows its own cards; the choice is in the address and Back undoes it', async () => {
  const { user, router, go } = await open();
  await user.click(screen.getByRole('tab', { name: 'Teas' }));
  expect(cards()).toEqual(['Spearmint']);
  await waitFor(() => expect(router.state.location.search).toBe('?folder=2'));
  await go(-1);
  expect(selected()).toHaveTextContent('Vitamins');
});

test('a link shows folder and search', async () => {
  await open('/supplements?folder=2&search=spear', 'Spearmint');
  expect(selected()).toHaveTextContent('Teas');
  expect(screen.getByRole('searchbox', { name: 'Search supplements...' })).toHaveValue('spear');
});

test('a link to a deleted folder shows the first', async () => {
  await open('/supplements?folder=99');
  expect(selected()).toHaveTextContent('Vitamins');
});

test('when the shown folder is gone after a reload, its neighbour is shown', async () => {
  const { user } = await open('/supplements?folder=2', 'Spearmint');
  mock.server.db.supplementFolders!.remove('2');
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(selected()).toHaveTextContent('Oils'));
});

test('the search filters the folder by title and offers to clear', async () => {
  const { user, router } = await open();
  await user.type(screen.getByRole('searchbox'), 'FOL');
  await waitFor(() => expect(cards()).toEqual(['Folate']));
  expect(screen.getByText('1 supplement found')).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe('?search=FOL'));
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('Nothing matches “FOLx” in Vitamins.')).toBeVisible();
  await user.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Clear search' }));
  expect(cards()).toEqual(['Vitamin D3', 'Folate']);
});

test('a folder without supplements says so and offers to add one into it', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('tab', { name: 'Oils' }));
  const panel = screen.getByRole('tabpanel', { name: 'Oils' });
  expect(panel).toHaveTextContent('No supplements found');
  await user.click(within(panel).getByRole('button', { name: 'Add Supplement' }));
  await screen.findByRole('dialog', { name: 'Add Supplement' });
  expect(screen.getByLabelText('Folder')).toHaveDisplayValue('Oils');
});

test('without folders it says so and offers to add one', async () => {
  const { user } = renderApp('/supplements', mock.admin());
  expect(await screen.findByText('No supplements found')).toBeVisible();
  const region = screen.getByRole('region', { name: 'Supplements' });
  await user.click(within(region).getByRole('button', { name: 'Add Folder' }));
  expect(await screen.findByRole('dialog', { name: 'Add Folder' })).toBeVisible();
});

test('the details show everything, with the description’s lines', async () => {
  const { user, router } = await open();
  const opener = screen.getByRole('button', { name: 'Vitamin D3' });
  await user.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Vitamin D3' }));
  await waitFor(() => expect(router.state.location.search).toBe('?dialog=details%3A1'));
  const texts = (role: 'term' | 'definition') => dialog.getAllByRole(role).map((part) => part.textContent);
  expect(texts('term')).toEqual(['Folder', 'Dosage', 'Link']);
  expect(texts('definition')).toEqual(['Vitamins', '2000 IU a day', 'View Link']);
  expect(dialog.getByText(/bones/)).toHaveTextContent(LINES, { normalizeWhitespace: false });
  expect(dialog.getByRole('img', { name: 'Vitamin D3' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(opener).toHaveFocus();
});

test.each([
  ['vitamins.example/d3', 'https://vitamins.example/d3'],
  ['HTTP://vitamins.example', 'HTTP://vitamins.example'],
])('the link %s opens %s in a new tab, safely', async (externalLink, address) => {
  const { id } = mock.create('supplementFolder');
  mock.create('supplement', { supplementsCategoryId: id, externalLink });
  renderApp('/supplements', mock.admin());
  const link = await screen.findByRole('link', { name: 'View Link' });
  expect(link).toHaveAttribute('href', address);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test.each(['javascript:alert(1)', 'data:text/html,hello', ''])(
  'the link %j is none; the details show what was typed',
  async (externalLink) => {
    const { id } = mock.create('supplementFolder');
    mock.create('supplement', { supplementsCategoryId: id, title: 'Zinc', externalLink, description: ' ' });
    const { user } = renderApp('/supplements', mock.admin());
    await user.click(await screen.findByRole('button', { name: 'Zinc' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Zinc' }));
    expect(dialog.getAllByRole('definition')[2]).toHaveTextContent(externalLink || 'N/A');
    expect(dialog.queryByText('Description')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'View Link', hidden: true })).not.toBeInTheDocument();
  },
);

test('missing, long, duplicate and emoji titles have cards and tabs too', async () => {
  const long = 'A very long title '.repeat(17).trim();
  const { id } = mock.create('supplementFolder', { title: ' ' });
  mock.create('supplementFolder', { title: long });
  for (const title of [' ', long, 'Zinc', 'Zinc', '💊'])
    mock.create('supplement', { title, supplementsCategoryId: id });
  const { user } = renderApp('/supplements', mock.admin());
  await user.click(await screen.findByRole('button', { name: 'Untitled' }));
  const details = within(await screen.findByRole('dialog', { name: 'Untitled' }));
  expect(details.getAllByRole('definition')[0]).toHaveTextContent('Untitled');
  await user.click(details.getByRole('button', { name: 'Close' }));
  expect(cards()).toEqual(['Untitled', long, 'Zinc', 'Zinc', '💊']);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Untitled', long]);
});

test('a link to a dialog of a deleted supplement opens nothing and leaves the address', async () => {
  const { router } = await open('/supplements?dialog=edit:99');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
