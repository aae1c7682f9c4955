import { parsePath } from 'react-router-dom';
import { browserHistory } from './history';

const at = (path: string) => ({ pathname: '/', search: '', hash: '', ...parsePath(path) });

const stops: (() => void)[] = [];

/** The history at the page's address, as a page load starts it, and the steps that it tells of. */
function load() {
  const history = browserHistory();
  const steps: [string, number | null][] = [];
  stops.push(history.listen(({ location, delta }) => steps.push([location.pathname + location.hash, delta])));
  const taken = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  const go = (delta: number) => {
    const step = taken();
    history.go(delta);
    return step;
  };
  return { history, steps, taken, go };
}

beforeEach(() => window.history.pushState(null, '', '/first?page=2#top'));
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  jest.restoreAllMocks();
});

test('the first entry has the key `default` and no state, and keeps both through a reload', () => {
  const first = { pathname: '/first', search: '?page=2', hash: '#top', state: null, key: 'default' };
  expect(load().history.location).toEqual(first);
  expect(load().history.location).toEqual(first);
});

test('`push` makes an entry with a key and a state, `replace` another one in its place; neither is told', async () => {
  const { history, steps, go } = load();
  history.push(at('/second?tab=one'), { owner: 1 });
  const second = history.location;
  expect(second).toMatchObject({ pathname: '/second', search: '?tab=one', hash: '', state: { owner: 1 } });
  history.replace(at('/third'), null);
  expect(history.location).toMatchObject({ pathname: '/third', search: '', state: null });
  expect(new Set([second.key, history.location.key, 'default']).size).toBe(3);
  expect(window.location.pathname).toBe('/third');
  expect(steps).toEqual([]);
  await go(-1);
  expect(history.location).toMatchObject({ pathname: '/first', key: 'default' });
});

test('steps of the browser are told with how far they lead, until nobody listens', async () => {
  const { history, steps, go, taken } = load();
  history.push(at('/second'), null);
  history.push(at('/third'), null);
  const { key } = history.location;
  await go(-2);
  await go(1);
  await go(1);
  expect(steps).toEqual([
    ['/first#top', -2],
    ['/second', 1],
    ['/third', 1],
  ]);
  expect(history.location.key).toBe(key);
  stops.splice(0).forEach((stop) => stop());
  const step = taken();
  window.history.back();
  await step;
  expect(steps).toHaveLength(3);
});

test('another fragment is a step of unknown length; from it on the length is known again', async () => {
  const { history, steps, taken, go } = load();
  history.push(at('/second'), { owner: 1 });
  const step = taken();
  window.location.hash = '#there';
  await step;
  expect(history.location).toMatchObject({ pathname: '/second', hash: '#there', state: null });
  expect(history.location.key).not.toBe('default');
  history.push(at('/third'), null);
  await go(-1);
  await go(-1);
  await go(-1);
  expect(steps).toEqual([
    ['/second#there', null],
    ['/second#there', -1],
    ['/second', -1],
    ['/first#top', -1],
  ]);
});

test('the entries of an earlier build are read: its key, its state and its number', async () => {
  window.history.replaceState({ usr: { hidden: { search: 'x' } }, key: 'abc', idx: 4, masked: undefined }, '');
  window.history.pushState({ usr: null, key: 'def', idx: 5 }, '', '/later');
  const { history, steps, go } = load();
  await go(-1);
  expect(history.location).toMatchObject({ key: 'abc', state: { hidden: { search: 'x' } } });
  await go(1);
  expect(steps).toEqual([
    ['/first#top', -1],
    ['/later', 1],
  ]);
});

test.each([
  ['an entry that the browser refuses is a page load', 'SecurityError', false],
  ['a state that cannot be kept is an error', 'DataCloneError', true],
])('%s', (_what, name, throws) => {
  const { history } = load();
  jest.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('', name);
  });
  const push = () => history.push(at('/first?page=2#other'), null); // jsdom loads no page, but shows another fragment
  if (throws) expect(push).toThrow(DOMException);
  else push();
  expect(window.location.hash).toBe(throws ? '#top' : '#other');
});
