import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { alerts } from '@/components/notify/alert';
import { applySettings } from '@/services/http/settings';
import { NARROW, quickComputedStyle } from '@test/computedStyle';

// On a busy machine the default time of a query is too short.
configure({ asyncUtilTimeout: 15_000 });
jest.setTimeout(90_000);
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
configure({ defaultIgnore: `script, style, :is(${NARROW}), :is(${NARROW}) *` });
window.getComputedStyle = quickComputedStyle(window.getComputedStyle.bind(window));
