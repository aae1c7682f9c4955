import { applySettings } from '@/services/http/settings';
import { log } from '@/services/http/log';
import { TEST_SETTINGS } from '@test/setup';
import { startCapabilities } from '@/app/host';
import { makeStore } from '@/app/store';
import { memoryRouter } from '@test/memoryRouter';
import { troubleReports } from './manifest';

const HOUR_MS = 3_600_000;
const GATHER_MS = 2000;

interface Sent {
  build: string;
  reports: { kind: string; endpoint: string; route: string; actions: string[] }[];
}

const post = jest.fn<Promise<Response>, [string, RequestInit]>(() => Promise.reject(new Error('nobody there')));
const sent = () => post.mock.calls.map(([, { body }]) => JSON.parse(body as string) as Sent);
const endpoints = () => sent().flatMap(({ reports }) => reports.map(({ endpoint }) => endpoint));

const unreadable = (endpoint: string) => log.warn('call failed', { endpoint, kind: 'unreadable', reason: 'Amina' });

beforeAll(async () => {
  jest.useFakeTimers();
  applySettings({ ...TEST_SETTINGS, reportTo: 'https://reports.example/panel' });
  startCapabilities([troubleReports], makeStore(), memoryRouter([], ['/']));
  unreadable('beforeTheCode');
  await jest.advanceTimersByTimeAsync(0);
});

beforeEach(() => {
  jest.spyOn(window, 'fetch').mockImplementation(post as unknown as typeof fetch);
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  post.mockClear();
});

test('what happened before the code was there is sent too, by names only', async () => {
  await jest.advanceTimersByTimeAsync(GATHER_MS);
  expect(post).toHaveBeenCalledTimes(1);
  const [address, { method, credentials, mode, keepalive }] = post.mock.calls[0]!;
  expect(address).toBe('https://reports.example/panel');
  expect({ method, credentials, mode, keepalive }).toEqual({
    method: 'POST',
    credentials: 'omit',
    mode: 'no-cors',
    keepalive: true,
  });
  expect(sent()).toEqual([
    { build: 'unknown', reports: [{ kind: 'reply', endpoint: 'beforeTheCode', route: 'other', actions: [] }] },
  ]);
});

test('troubles that come together travel together, with the route and the last actions', async () => {
  window.history.replaceState(null, '', '/banners?search=Amina');
  const store = makeStore();
  for (let n = 1; n <= 15; n += 1) store.dispatch({ type: `banners/step${n}`, payload: 'Amina' });
  const meta = { requestId: '1', requestStatus: 'pending', arg: { endpointName: 'saveBanner', originalArgs: 'Amina' } };
  store.dispatch({ type: 'api/executeMutation/pending', meta });
  store.dispatch({ type: 'api/internalSubscriptions/subscriptionsUpdated', payload: [] });
  unreadable('first');
  unreadable('second');
  await jest.advanceTimersByTimeAsync(GATHER_MS);
  expect(sent()).toHaveLength(1);
  expect(endpoints()).toEqual(['first', 'second']);
  const { route, actions } = sent()[0]!.reports[0]!;
  expect(route).toBe('/banners');
  expect(actions).toHaveLength(12);
  expect(actions.slice(-2)).toEqual(['banners/step15', 'saveBanner pending']);
  expect(JSON.stringify(sent())).not.toMatch('Amina');
});

test('the same is told once an hour, and no more than ten troubles in ten minutes', async () => {
  await jest.advanceTimersByTimeAsync(HOUR_MS);
  for (let n = 1; n <= 3; n += 1) unreadable('again');
  await jest.advanceTimersByTimeAsync(HOUR_MS);
  unreadable('again');
  await jest.advanceTimersByTimeAsync(HOUR_MS);
  expect(endpoints()).toEqual(['again', 'again']);
  post.mockClear();
  for (let n = 1; n <= 30; n += 1) unreadable(`flood${n}`);
  await jest.advanceTimersByTimeAsync(GATHER_MS);
  expect(endpoints()).toHaveLength(10);
});

test('a policy that blocks the reports is not reported, or it would never end', async () => {
  await jest.advanceTimersByTimeAsync(HOUR_MS);
  const breach = (blockedURI: string) =>
    window.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'connect-src', blockedURI }),
    );
  breach('https://reports.example/panel');
  breach('https://other.example/');
  await jest.advanceTimersByTimeAsync(GATHER_MS);
  expect(sent().flatMap(({ reports }) => reports)).toMatchObject([{ kind: 'policy', blocked: 'other.example' }]);
});

test('leaving the page sends what waits', () => {
  unreadable('leaving');
  window.dispatchEvent(new Event('pagehide'));
  expect(endpoints()).toEqual(['leaving']);
});
