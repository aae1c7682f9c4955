import { screen, waitFor, within } from '@testing-library/react';
import { dropConnection, hold } from '@/mirage/overrides';
import { exportRows } from '@test/exports';
import { testListFaults } from '@test/listFaults';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { folderSections } from '@test/folderSections';

const mock = mockServer();

/** The titles of the shown cards, in order. */
const cards = () =>
  screen
    .getAllByRole('button', { name: /^Actions for / })
    .map((button) => button.getAttribute('aria-label')!.replace('Actions for ', ''));
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
const selected = () => screen.getByRole('tab', { selected: true });

describe.each(folderSections(mock))('$label', (section) => {
  const { path, field, addFolder, addCard } = section;

  function seed() {
    const logging = addFolder('Logging');
    const food = addFolder('Food');
    addFolder('Coach');
    addCard(logging, 'Log a meal');
    addCard(logging, 'Breathe');
    addCard(food, 'Swap a meal');
  }

  async function open(query = '', card = 'Log a meal') {
    seed();
    const view = renderApp(path + query, mock.admin());
    await screen.findByRole('button', { name: card, hidden: true });
    return view;
  }

  test('the first folder is selected, and its cards are shown', async () => {
    const { router } = await open();
    expect(tabs()).toEqual(['Logging', 'Food', 'Coach']);
    expect(selected()).toHaveTextContent('Logging');
    expect(cards()).toEqual(['Log a meal', 'Breathe']);
    expect(router.state.location.search).toBe('');
  });

  test('another folder shows its own cards; the choice is in the address and Back undoes it', async () => {
    const { user, router, go } = await open();
    await user.click(screen.getByRole('tab', { name: 'Food' }));
    expect(cards()).toEqual(['Swap a meal']);
    await waitFor(() => expect(router.state.location.search).toBe(`?${field}=2`));
    await go(-1);
    expect(selected()).toHaveTextContent('Logging');
  });

  test('a link shows folder and search', async () => {
    await open(`?${field}=2&search=swap`, 'Swap a meal');
    expect(selected()).toHaveTextContent('Food');
    expect(screen.getByRole('searchbox', { name: section.searchLabel })).toHaveValue('swap');
  });

  test('a link to a deleted folder shows the first', async () => {
    await open(`?${field}=99`);
    expect(selected()).toHaveTextContent('Logging');
  });

  test('when the shown folder is gone after a reload, its neighbour is shown', async () => {
    const { user } = await open(`?${field}=2`, 'Swap a meal');
    section.folders().remove('2');
    await user.click(screen.getByRole('button', { name: /^Refresh/ }));
    await waitFor(() => expect(selected()).toHaveTextContent('Coach'));
  });

  test('the search filters the folder by title and offers to clear', async () => {
    const { user, router } = await open();
    await user.type(screen.getByRole('searchbox'), 'MEAL');
    await waitFor(() => expect(cards()).toEqual(['Log a meal']));
    expect(screen.getByText(section.oneFound)).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe('?search=MEAL'));
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText('Nothing matches “MEALx” in Logging.')).toBeVisible();
    await user.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Clear search' }));
    expect(cards()).toEqual(['Log a meal', 'Breathe']);
  });

  test('a folder without cards says so and offers to add one into it', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('tab', { name: 'Coach' }));
    const panel = screen.getByRole('tabpanel', { name: 'Coach' });
    expect(panel).toHaveTextContent(section.noCards);
    await user.click(within(panel).getByRole('button', { name: section.adds }));
    await screen.findByRole('dialog', { name: section.adds });
    expect(screen.getByLabelText(section.select)).toHaveDisplayValue('Coach');
  });

  test('without folders it says so and offers to add one', async () => {
    const { user } = renderApp(path, mock.admin());
    expect(await screen.findByText(section.noFolders)).toBeVisible();
    const region = screen.getByRole('region', { name: section.label });
    await user.click(within(region).getByRole('button', { name: section.addsFolder }));
    expect(await screen.findByRole('dialog', { name: section.addsFolder })).toBeVisible();
  });

  test('missing, long, duplicate and emoji titles have cards and tabs too', async () => {
    const long = 'A very long title '.repeat(17).trim();
    const folder = addFolder(' ');
    addFolder(long);
    for (const title of [' ', long, 'Water', 'Water', '🥗']) addCard(folder, title);
    renderApp(path, mock.admin());
    expect(await screen.findByRole('button', { name: 'Untitled' })).toBeVisible();
    expect(cards()).toEqual(['Untitled', long, 'Water', 'Water', '🥗']);
    expect(tabs()).toEqual(['Untitled', long]);
  });

  test('a link to a dialog of a deleted record opens nothing and leaves the address', async () => {
    const { router } = await open('?dialog=edit:99');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('what the search finds in the shown folder is exported with its lines', async () => {
    const [logging, food] = [addFolder('Logging'), addFolder('Food')];
    addCard(logging, 'Swap a meal');
    const { id } = addCard(food, 'Log a meal');
    addCard(food, 'Drink');
    const said = { description: 'Tap.\nChoose.', dosage: '2 cups', externalLink: 'teas.example' };
    mock.server.db[section.field === 'folder' ? 'supplements' : 'helpContents']!.update(id, {
      ...said,
      media: 'habits/log-meals.svg',
    });
    const { user } = renderApp(`${path}?${field}=${food}&search=meal`, mock.admin());
    await screen.findByRole('button', { name: 'Log a meal' });
    const { name, rows } = await exportRows(user);
    expect(name).toMatch(new RegExp(`^${path.slice(1)}-`));
    expect(rows).toEqual(section.exported);
  });

  testListFaults(mock, {
    address: path,
    list: section.list,
    region: section.label,
    seed,
    find: () => screen.findByRole('button', { name: 'Log a meal' }),
    emptyText: section.noFolders,
    blank: (region) => expect(region).toBeEmptyDOMElement(),
  });

  test('the first load says so; a folder can be added, and the form of a new card opens', async () => {
    seed();
    const release = hold(mock.server, section.list);
    const { user } = renderApp(path, mock.admin());
    await waitFor(() => expect(section.loading()).toBeVisible());
    await user.click(screen.getByRole('button', { name: section.addsFolder }));
    await screen.findByRole('dialog', { name: section.addsFolder });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: section.adds }));
    await screen.findByRole('dialog', { name: section.adds });
    release();
    await waitFor(() => expect(screen.getByLabelText(section.select)).toHaveDisplayValue('Logging'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(section.loading()).not.toBeInTheDocument();
  });

  test('if the folders could not be loaded the form opens too', async () => {
    dropConnection(mock.server, section.list);
    renderApp(`${path}?dialog=add`, mock.admin());
    await screen.findByRole('dialog', { name: section.adds });
    expect(screen.getByLabelText(section.select)).toHaveDisplayValue(section.choose);
  });
});
