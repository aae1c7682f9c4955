import { screen } from '@testing-library/react';
import { dashboardCards } from '@/features/dashboard/dashboardCards';
import { userFilter } from '@/features/users/list/userFilter';
import { type Fill, fill, fillAt } from '@/lib/slots';
import { emptySearch } from '@/screen/list/EmptySearch';
import { aroundPage } from '@/screen/list/ListPage';
import { headLinks, listMenu, toolbarLinks, underHead, underRows } from '@/screen/list/listTools';
import { overList } from '@/screen/list/OverList';
import { headedViews } from '@/screen/list/pageViews';
import { cardTools } from '@/screen/rowTools/CardTools';
import { sidebarButtons, topBarButtons } from '@/screen/shell/buttons';
import { backgroundComponents } from '@/screen/shell/standby';
import { mockServer } from './mockServer';
import { renderApp } from './renderApp';

const mock = mockServer();

let thrown = 0;

function Broken(): never {
  thrown += 1;
  throw new Error('of a capability');
}

const useFiltering = () => ({
  conditions: null,
  isOn: false,
  isTyped: false,
  areReasonsShown: false,
  isUnreadShown: false,
});

/** The panel with one capability, all of whose components throw. */
function renderWith(address: string, fills: Fill[]) {
  thrown = 0;
  const broken = { name: 'broken', parts: { shell: () => Promise.resolve({ fills }) } };
  return renderApp(address, mock.admin(), undefined, undefined, [broken]);
}

const isWhole = async (rows: Promise<HTMLElement>) => {
  expect(await rows).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Sections' })).toBeVisible();
  expect(screen.queryByText(/Something went wrong/)).not.toBeInTheDocument();
  expect(thrown).toBeGreaterThan(0);
};

test('what throws in the shell and on the dashboard takes only itself away', async () => {
  renderWith('/dashboard', [
    fill(topBarButtons, Broken),
    fill(sidebarButtons, Broken),
    fill(backgroundComponents, Broken),
    fill(dashboardCards, Broken),
  ]);
  await isWhole(screen.findByText('Total Users'));
});

test.each([
  ['headLinks', fillAt(headLinks, '/users', Broken)],
  ['underHead', fillAt(underHead, '/users', Broken)],
  ['toolbarLinks', fillAt(toolbarLinks, '/users', Broken)],
  ['underRows', fillAt(underRows, '/users', Broken)],
  ['overList', fill(overList, Broken)],
  ['aroundPage', fillAt(aroundPage, '/users', Broken)],
  ['userFilter', fill(userFilter, { Button: Broken, Row: () => null, useFiltering, everybody: {} })],
])('what throws in %s leaves the list of users whole', async (_, broken) => {
  mock.create('user', { firstName: 'Sana', lastName: 'Iqbal' });
  renderWith('/users', [broken]);
  await isWhole(screen.findByRole('rowheader', { name: /Sana Iqbal/ }));
});

test('what throws on a card, and in what is said where a search finds nothing, leaves these whole', async () => {
  const { id } = mock.create('supplementFolder', { title: 'Vitamins' });
  mock.create('supplement', { supplementsCategoryId: id, title: 'Vitamin D3' });
  const fills = [fillAt(cardTools, '/supplements', Broken), fillAt(emptySearch, '/supplements', Broken)];
  const { user } = renderWith('/supplements', fills);
  await isWhole(screen.findByRole('button', { name: 'Vitamin D3' }));
  thrown = 0;
  await user.type(screen.getByRole('searchbox'), 'zinc');
  await isWhole(screen.findByText(/No supplements/));
});

test('a view that throws below the head is told of in its place, and the list is one click away', async () => {
  mock.create('group', { title: 'Journeys' });
  const view = { view: 'broken', label: 'Broken view', Part: Broken, Lead: Broken, Actions: Broken };
  const { user } = renderWith('/community?view=broken', [fillAt(headedViews, '/community', view)]);
  expect(await screen.findByText(/Something went wrong in this part of the page/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Groups' }));
  await isWhole(screen.findByRole('button', { name: 'Edit Journeys' }));
});

test('the other entries of a list’s menu stay', async () => {
  mock.create('user', { firstName: 'Sana', lastName: 'Iqbal' });
  const { user } = renderWith('/users', [fillAt(listMenu, '/users', Broken)]);
  await user.click(await screen.findByRole('button', { name: 'View' }));
  await isWhole(screen.findByRole('button', { name: 'Print this list' }));
});
