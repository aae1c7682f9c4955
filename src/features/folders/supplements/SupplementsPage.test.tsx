import { screen, waitFor, within } from '@testing-library/react';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const LINES = 'For <b>bones</b>.\nTest in autumn.';

function seed() {
  const vitamins = mock.create('supplementFolder', { title: 'Vitamins' });
  mock.create('supplement', {
    supplementsCategoryId: vitamins.id,
    title: 'Vitamin D3',
    description: LINES,
    dosage: '2000 IU a day',
    externalLink: 'vitamins.example/d3',
  });
}

async function open() {
  seed();
  const view = renderApp('/supplements', mock.admin());
  await screen.findByRole('button', { name: 'Vitamin D3' });
  return view;
}

const cardOf = (title: string) =>
  within(screen.getAllByRole('article').find((card) => within(card).queryByRole('button', { name: title }))!);

test('a card shows title, dosage, description and link', async () => {
  await open();
  expect(cardOf('Vitamin D3').getByText('2000 IU a day')).toBeVisible();
  expect(cardOf('Vitamin D3').getByText(/bones/)).toHaveTextContent(LINES, { normalizeWhitespace: false });
  expect(cardOf('Vitamin D3').getByRole('link', { name: 'View Link' })).toHaveAccessibleDescription('Vitamin D3');
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
