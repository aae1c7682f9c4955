import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  Navigate,
  NavigationType,
  Outlet,
  useLocation,
  type RouteObject,
  UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router-dom';
import { memoryRouter } from '@test/memoryRouter';
import { Link } from '@/lib/Link';
import { createAppRouter, preparedBy } from './appRouter';
import { type HeldStep } from './steps';
import { AppRouterView } from './AppRouterView';
import { useAddress } from './routerContext';

/** The code of `/slow` arrives when `arrive` is called. */
function start(...initialEntries: string[]) {
  let arrive = () => {};
  const coming = new Promise<void>((resolve) => (arrive = resolve));
  const router = createAppRouter(createMemoryHistory({ initialEntries }), [
    { path: '/here', element: <Link to="/slow">Go</Link> },
    { path: '/there', element: <p>There</p> },
    { path: '/slow', element: <p>Slow</p>, handle: preparedBy(() => coming) },
  ]);
  return { router, arrive: () => act(async () => Promise.resolve(arrive())) };
}

const path = (router: ReturnType<typeof createAppRouter>) => router.state.location.pathname;

test('nothing is rendered before the code of the first address is there', async () => {
  const { router, arrive } = start('/slow');
  render(<AppRouterView router={router} />);
  void router.reload();
  expect(screen.queryByText('Slow')).not.toBeInTheDocument();
  await arrive();
  expect(screen.getByText('Slow')).toBeVisible();
});

test('a page stays until the code of the next one is there', async () => {
  const { router, arrive } = start('/here');
  render(<AppRouterView router={router} />);
  await act(() => router.reload());
  fireEvent.click(screen.getByText('Go'));
  expect(screen.getByText('Go')).toBeVisible();
  expect([path(router), router.isEntering]).toEqual(['/here', true]);
  await arrive();
  expect(screen.getByText('Slow')).toBeVisible();
  expect([path(router), router.isEntering]).toEqual(['/slow', false]);
});

test('a redirect is followed while the first route is rendered; another query renders only what asks for the address', async () => {
  const rendered = jest.fn();
  const Search = () => <p>{`At ${useAddress().search}`}</p>;
  const Page = () => {
    rendered(useLocation().pathname);
    return <Search />;
  };
  const router = createAppRouter(createMemoryHistory({ initialEntries: ['/old'] }), [
    { path: '/old', element: <Navigate to="/new" replace /> },
    { path: '/new', Component: Page },
  ]);
  await router.reload();
  render(<AppRouterView router={router} />);
  expect(await screen.findByText('At')).toBeVisible();
  await act(() => router.navigate('/new?page=2'));
  expect(screen.getByText('At ?page=2')).toBeVisible();
  expect(rendered.mock.calls).toEqual([['/new']]);
});

test('routes may come with the code of the route around them', async () => {
  const outer: RouteObject = {
    path: '*',
    Component: Outlet,
    handle: preparedBy(async () => {
      const inner = { path: '/inner', element: <p>Inner</p>, handle: preparedBy(prepareInner) };
      await Promise.resolve(Object.assign(outer, { path: undefined, children: [inner] }));
    }),
  };
  const prepareInner = jest.fn(() => Promise.resolve());
  const router = createAppRouter(createMemoryHistory({ initialEntries: ['/inner'] }), [outer]);
  await router.reload();
  expect(prepareInner).toHaveBeenCalledTimes(1);
  render(<AppRouterView router={router} />);
  expect(screen.getByText('Inner')).toBeVisible();
});

test('a later step overtakes one that waits for its code', async () => {
  const { router, arrive } = start('/here');
  await router.reload();
  void router.navigate('/slow');
  await router.navigate('/there');
  await arrive();
  expect(path(router)).toBe('/there');
});

test('a step that is held up goes on when it is let go, through the history too', async () => {
  const { router } = start('/there', '/here');
  await router.reload();
  const held: HeldStep[] = [];
  const isHeld = jest.fn(() => true);
  const stop = router.block({ isHeld, onHeld: (step) => held.push(step) });

  await router.navigate('/there?x=1');
  expect(path(router)).toBe('/here');
  await router.navigate(-1);
  expect(path(router)).toBe('/here');
  expect(isHeld.mock.calls).toMatchObject([
    [{ from: { pathname: '/here' }, to: { pathname: '/there', search: '?x=1' }, action: NavigationType.Push }],
    [{ from: { pathname: '/here' }, to: { pathname: '/there', search: '' }, action: NavigationType.Pop }],
  ]);

  held[1]!.proceed();
  expect(router.state).toMatchObject({ location: { pathname: '/there', search: '' }, historyAction: 'POP' });
  stop();
  await router.navigate('/here');
  expect(path(router)).toBe('/here');
});

test('the latest blocker decides first, and an earlier one stays when it is gone', async () => {
  const { router } = start('/there', '/here');
  await router.reload();
  const held: string[] = [];
  const blocker = (name: string) => ({ isHeld: () => true, onHeld: () => void held.push(name) });
  router.block(blocker('form'));
  const stop = router.block(blocker('menu'));
  await router.navigate(-1);
  stop();
  await router.navigate(-1);
  expect(held).toEqual(['menu', 'form']);
  expect(path(router)).toBe('/here');
});

test('a second Back while the first is taken back is held as the first was', async () => {
  jest.useFakeTimers();
  const router = memoryRouter([{ path: '/here', element: <p>Here</p> }], ['/here', '/here?x=1', '/here?x=2'], 100);
  const held: string[] = [];
  router.block({ isHeld: () => true, onHeld: (_held, { to }) => void held.push(to.search) });
  void router.navigate(-1);
  await jest.advanceTimersByTimeAsync(50);
  void router.navigate(-1);
  await jest.advanceTimersByTimeAsync(1000);
  jest.useRealTimers();
  expect(held).toEqual(['?x=1', '?x=1']);
  expect(router.state.location.search).toBe('?x=2');
});
