import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { alerts } from '@/components/notify/alert';
import { applySettings } from '@/services/http/settings';
import { isNarrow, NARROW, quickComputedStyle } from '@test/computedStyle';

// On a busy machine the default time of a query is too short.
configure({ asyncUtilTimeout: 15_000 });
// A query that waits fails many times before it succeeds; only its last failure needs the page in the message.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics
      ? new Error(message ?? '')
      : getElementError(message, container),
});
jest.setTimeout(90_000);
// React notes for each element where it was made, the first ten thousand in a second: a tenth of the tests' time.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<
  string,
  object
>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });
// As with the journeys: what fails twice is a defect, what fails once is in the log.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });

export const TEST_SETTINGS = { apiRoot: '/api', mediaHost: '/media', productName: 'Petal', adminUserId: 1 };

applySettings(TEST_SETTINGS);

// Failed calls and replies that are not read as they are get logged, which tests of the log check by the spy.
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation((event: unknown, ...rest: unknown[]) => {
    if (event !== 'call failed' && event !== 'not read as it is')
      process.stderr.write(`warning: ${[event, ...rest].map(String).join(' ')}\n`);
  });
});

// React reports mistakes by console.error, so a test that causes one fails.
let complaints: string[] = [];
beforeEach(() => {
  complaints = [];
  jest
    .spyOn(console, 'error')
    .mockImplementation((...parts: unknown[]) => complaints.push(parts.map(String).join(' ')));
});
afterEach(() => expect(complaints).toEqual([]));

afterEach(() => {
  while (alerts.current() !== null) alerts.dismiss();
  jest.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

document.head.append(Object.assign(document.createElement('style'), { textContent: `${NARROW} { display: none }` }));
// Text queries match this against every element of the page, which jsdom does slowly.
const IGNORED = `script, style, :is(${NARROW}), :is(${NARROW}) *`;
configure({ defaultIgnore: IGNORED });
// eslint-disable-next-line @typescript-eslint/unbound-method -- it is called with its element
const { matches } = Element.prototype;
Element.prototype.matches = function (this: Element, selectors: string) {
  if (selectors !== IGNORED) return matches.call(this, selectors);
  return this.localName === 'script' || this.localName === 'style' || isNarrow(this);
} as Element['matches'];
window.getComputedStyle = quickComputedStyle(window.getComputedStyle.bind(window));
