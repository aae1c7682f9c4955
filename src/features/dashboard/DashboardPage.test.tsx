import { act, screen, waitFor, within } from '@testing-library/react';
import { endSession } from '@/app/endSession';
import { pause } from '@/lib/pause';
import { fill } from '@/lib/slots';
import { refuse } from '@/mirage/overrides';
import { type Capability } from '@/screen/capability';
import { api } from '@/services/http/api';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { dashboardCards } from './dashboardCards';

const mock = mockServer();

/** Whether the charts are near the viewport. */
let isNear = true;

beforeEach(() => {
  isNear = true;
  globalThis.IntersectionObserver = class {
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.tell([{ isIntersecting: isNear }]);
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const STATS = {
  totalUsers: '1240',
  userGrowthPercentage: 12.44,
  activeRecipes: 64,
  recipeGrowthPercentage: '0',
  communityPosts: 37,
  postsGrowthPercentage: -3.8,
  userStats: { active: 186, inactive: 62, total: 248 },
  appUsage: { active: '150', inactive: 50 },
};

let leave = () => Promise.resolve();
afterEach(() => leave());

function open(
  stats: object = STATS,
  growth: object[] = [{ month: 'January', active: 3, inactive: '2' }],
  person = mock.admin(),
  capabilities?: Capability[],
) {
  mock.server.post('/api/dashboard/stats', () => ({ success: true, data: stats }));
  mock.server.post('/api/dashboard/user-growth', () => ({ success: true, data: growth }));
  const view = renderApp('/dashboard', person, undefined, undefined, capabilities);
  leave = () =>
    act(async () => {
      view.store.dispatch(endSession());
      await pause();
    });
  return view;
}

const card = (name: string) => screen.findByRole('region', { name });

test('three cards show a figure, how much it grew or fell, and the period', async () => {
  open();
  expect(await card('Total Users')).toHaveTextContent('Total Users1,240Up 12.4%this month');
  expect(await card('Active Recipes')).toHaveTextContent('Active Recipes64Unchanged 0%this month');
  expect(await card('Community Posts')).toHaveTextContent('Community Posts37Down 3.8%this week');
});

test('a nought keeps its caption', async () => {
  open({ ...STATS, totalUsers: 0, activeRecipes: '0', communityPosts: 0, postsGrowthPercentage: 0 });
  expect(await card('Total Users')).toHaveTextContent('Total Users0Up 12.4%this month');
  expect(await card('Active Recipes')).toHaveTextContent('Active Recipes0Unchanged 0%this month');
  expect(await card('Community Posts')).toHaveTextContent('Community Posts0Unchanged 0%this week');
});

test('a figure that the reply does not have, or that cannot be read, is not 0', async () => {
  open({ totalUsers: 'many', activeRecipes: 3, userStats: { active: 5 }, appUsage: { active: 5 } }, [
    { month: 'January', active: 3, inactive: 'some' },
  ]);
  expect(await card('Total Users')).toHaveTextContent(/^Total UsersN\/Athis month$/);
  expect(await card('Active Recipes')).toHaveTextContent(/^Active Recipes3this month$/);
  expect(await card('Community Posts')).toHaveTextContent(/^Community PostsN\/Athis week$/);
  expect(await card('Users')).toHaveTextContent('Active5InactiveN/ATotalN/A');
  expect(await card('App usage')).toHaveTextContent('Not Active N/AN/A total');
  const chart = await within(await card('App usage')).findByRole('figure', { name: 'App usage by month' });
  expect(within(chart).getByRole('row', { name: 'Jan 3 N/A' })).toBeInTheDocument();
  expect(within(chart).getByRole('row', { name: 'Feb 0 0' })).toBeInTheDocument();
});

test('a figure leads to what it counts, for whoever may open that', async () => {
  open(STATS, [], mock.subAdmin(['Users']));
  await card('Total Users');
  const links = within(screen.getByRole('main')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Total Users', '/users'],
    ['Active186', '/users?tab=active'],
    ['Inactive62', '/users?tab=inactive'],
    ['Total248', '/users'],
  ]);
});

test('a growth of 0 has an arrow too, in grey', async () => {
  open();
  await card('Active Recipes');
  expect(screen.getByText('12.4%')).toHaveClass('badge-up');
  expect(screen.getByText('0%')).toHaveClass('badge-even');
  expect(screen.getByText('0%')).toContainHTML('<svg');
  expect(screen.getByText('3.8%')).toHaveClass('badge-down');
});

test('the donut shows active, inactive and total, and the legend has each count', async () => {
  open();
  const users = await card('Users');
  const chart = await within(users).findByRole('figure', { name: 'Users: active, inactive and total' });
  expect(
    within(chart)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['UsersCount', 'Active186', 'Inactive62', 'Total248']);
  expect(
    within(users)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Active186', 'Inactive62', 'Total248']);
});

test('the usage chart has two lines of twelve months, a month without a row counts 0; the total is their sum', async () => {
  open();
  const usage = await card('App usage');
  expect(usage).toHaveTextContent('200 total');
  expect(usage).toHaveTextContent('Active 150');
  expect(usage).toHaveTextContent('Not Active 50');
  const chart = await within(usage).findByRole('figure', { name: 'App usage by month' });
  const rows = within(chart)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows.slice(0, 3)).toEqual(['MonthActiveNot Active', 'Jan32', 'Feb00']);
  expect(rows).toHaveLength(13);
});

test('a load shows a skeleton; a failed one shows nothing', async () => {
  refuse(mock.server, 'dashboard/stats', { status: 500 });
  renderApp('/dashboard', mock.admin());
  expect(await screen.findByRole('status', { name: 'Loading dashboard' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading dashboard' })).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Welcome to Petal' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Total Users' })).not.toBeInTheDocument();
});

test('Refresh tries again', async () => {
  const mend = refuse(mock.server, 'dashboard/stats', { status: 500 });
  const { user } = renderApp('/dashboard', mock.admin());
  await waitFor(() => expect(mock.posted('dashboard/stats')).toHaveLength(1));
  mend();
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await card('Total Users')).toBeVisible();
});

test('the same figures once more render nothing again', async () => {
  const Card = jest.fn(() => null);
  const fills = [fill(dashboardCards, Card)];
  const { user, store } = open(STATS, [], mock.admin(), [
    { name: 'cards', parts: { '/dashboard': () => Promise.resolve({ fills }) } },
  ]);
  await card('Total Users');
  const settled = () => act(() => Promise.all(store.dispatch(api.util.getRunningQueriesThunk())));
  await settled();
  Card.mockClear();
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await settled();
  expect(mock.posted('dashboard/stats')).toHaveLength(2);
  expect(Card).not.toHaveBeenCalled();
});

test('a chart that nobody has scrolled to loads no code; its figures are there', async () => {
  isNear = false;
  open();
  expect(await card('Users')).toHaveTextContent('Active186Inactive62Total248');
  await act(() => pause(50)); // what is fetched after the first paint would be there
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});
