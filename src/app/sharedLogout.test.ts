import { clearSession, startSession, type SessionUser } from '@/services/session/session';
import { selectUser, sessionEnded, signedIn } from '@/services/session/sessionState';
import { endSession } from './endSession';
import { makeStore, observeActions } from './store';
import { shareLogout } from './sharedLogout';

const USER = { id: 1, role: 'Admin' } as SessionUser;

function tab(token = 'token') {
  startSession({ token, user: USER }, false);
  const store = makeStore(USER);
  shareLogout(store);
  return store;
}

const isSignedIn = (store: ReturnType<typeof tab>) => selectUser(store.getState()) !== null;

afterEach(() => {
  clearSession();
  localStorage.clear();
});

/** Whatever shows a page again, or tells that another tab has written. */
const WAYS: readonly [string, () => void][] = [
  [
    'at once, where it listens',
    () => void window.dispatchEvent(new StorageEvent('storage', { key: 'ended sessions' })),
  ],
  ['when Back shows it', () => void window.dispatchEvent(new Event('pageshow'))],
  ['when it wakes', () => void document.dispatchEvent(new Event('visibilitychange'))],
];

test.each(WAYS)('a session that ends in one tab ends in another %s', (_when, show) => {
  const [one, other] = [tab(), tab()];
  one.dispatch(endSession());
  expect(isSignedIn(other)).toBe(true);
  const causes: unknown[] = [];
  const stop = observeActions((action) => sessionEnded.match(action) && causes.push(action.payload));
  show();
  stop();
  expect(isSignedIn(other)).toBe(false);
  expect(causes).toEqual(['otherTab']);
});

test('a page that is loaded after that is signed out from the start', () => {
  tab().dispatch(endSession());
  startSession({ token: 'token', user: USER }, true); // as session storage still has it in another tab
  const store = makeStore(USER);
  shareLogout(store);
  expect(isSignedIn(store)).toBe(false);
});

test('another session stays, and the ended one is remembered by its digest alone', () => {
  const [one, other] = [tab(), tab('another')];
  one.dispatch(endSession());
  window.dispatchEvent(new Event('pageshow'));
  expect(isSignedIn(other)).toBe(true);
  expect(Object.keys(localStorage)).toEqual(['ended sessions']);
  expect(localStorage.getItem('ended sessions')).not.toContain('token');
});

test('who signs in again is signed in, even with the same token', () => {
  const store = makeStore(null);
  shareLogout(store);
  tab().dispatch(endSession());
  startSession({ token: 'token', user: USER }, false);
  store.dispatch(signedIn(USER));
  window.dispatchEvent(new Event('pageshow'));
  expect(isSignedIn(store)).toBe(true);
});

test.each(['getItem', 'setItem'] as const)('where storage refuses %s, a tab ends its own session alone', (method) => {
  const store = tab();
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  store.dispatch(endSession());
  expect(isSignedIn(store)).toBe(false);
});
