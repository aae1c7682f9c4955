import { QueryStatus } from '@reduxjs/toolkit/query';
import { act, screen, waitFor } from '@testing-library/react';
import ApexCharts from 'apexcharts';
import { endSession } from '@/app/endSession';
import { pause } from '@/lib/pause';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.tell([{ isIntersecting: true }]);
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

let spies: jest.SpyInstance[];

/** How many charts have been drawn, got other figures, and were given up since it was called last. */
function work() {
  const [drawn, changed, givenUp] = spies.map(({ mock: { calls } }) => calls.length);
  jest.clearAllMocks();
  return { drawn, changed, givenUp };
}

const NOTHING = { drawn: 0, changed: 0, givenUp: 0 };

type Opened = ReturnType<typeof renderApp>;

async function atRest({ store }: Opened) {
  await waitFor(() => expect(screen.getAllByText(/^{"type":/)).toHaveLength(2));
  const queries = () => Object.values(store.getState().api.queries);
  await waitFor(() => expect(queries().some((query) => query?.status === QueryStatus.pending)).toBe(false));
}

/** The figures from now on. */
function serve(active: number, user = 3) {
  const data = { userStats: { active, inactive: 62, total: 248 }, appUsage: { active: 150, inactive: 50 } };
  mock.server.post('/api/dashboard/stats', () => ({ success: true, data }));
  const growth = [{ month: 'January', active: user, inactive: 2 }];
  mock.server.post('/api/dashboard/user-growth', () => ({ success: true, data: growth }));
}

async function open() {
  serve(186);
  const view = renderApp('/dashboard', mock.admin());
  await atRest(view);
  return view;
}

async function comeBack(opened: Opened) {
  await opened.go('/dashboard');
  await atRest(opened);
}

let opened: Opened;

const signOut = () =>
  act(async () => {
    opened.store.dispatch(endSession());
    await pause();
  });

beforeEach(async () => {
  spies = (['render', 'updateSeries', 'destroy'] as const).map((name) => jest.spyOn(ApexCharts.prototype, name));
  opened = await open();
  expect(work()).toEqual({ drawn: 2, changed: 0, givenUp: 0 });
});

afterEach(async () => {
  jest.useRealTimers();
  await signOut();
});

test('coming back again and again draws nothing while the figures are the same: there is one chart for each', async () => {
  for (let visit = 2; visit <= 6; visit += 1) {
    await opened.go('/profile');
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
    await comeBack(opened);
    expect(mock.posted('dashboard/stats')).toHaveLength(visit);
  }
  expect(work()).toEqual(NOTHING);
});

test('other figures go into the chart that is there, and into its table', async () => {
  await opened.go('/profile');
  serve(187);
  await comeBack(opened);
  expect(await screen.findByText(/"series":\[187,62,248\]/)).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Active 187' })).toBeInTheDocument();
  expect(work()).toEqual({ ...NOTHING, changed: 1 });
});

test('after another theme was chosen elsewhere both are drawn again', async () => {
  await opened.go('/profile');
  document.documentElement.dataset.bsTheme = 'dark';
  await comeBack(opened);
  expect(work()).toEqual({ drawn: 2, changed: 0, givenUp: 2 });
  await signOut();
  delete document.documentElement.dataset.bsTheme;
});

test('one that cannot be drawn leaves a message in its place, and is drawn by Try again', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  spies[0]!.mockImplementationOnce(() => {
    throw new Error('not drawn');
  });
  document.documentElement.dataset.bsTheme = 'dark';
  expect(await screen.findByText(/^Something went wrong/)).toBeVisible();
  await opened.user.click(screen.getByRole('button', { name: 'Try again' }));
  await atRest(opened);
  await signOut();
  delete document.documentElement.dataset.bsTheme;
});

test('they are given up after five minutes, and drawn at the next visit', async () => {
  jest.useFakeTimers();
  await opened.go('/profile');
  act(() => void jest.advanceTimersByTime(5 * 60_000 - 1000));
  expect(work()).toEqual(NOTHING);
  act(() => void jest.advanceTimersByTime(1000));
  expect(work()).toEqual({ ...NOTHING, givenUp: 2 });
  jest.useRealTimers();
  await comeBack(opened);
  expect(work()).toEqual({ ...NOTHING, drawn: 2 });
});

test.each([
  ['shown', '/dashboard'],
  ['kept', '/profile'],
])('nothing of them is left for the next person: %s at the logout', async (_when, address) => {
  await opened.go(address);
  await signOut();
  expect(work()).toEqual({ ...NOTHING, givenUp: 2 });
});
