import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { alerts } from '@/components/notify/alert';
import { applySettings } from '@/services/http/settings';

// Two cores run everything: a query waits longer than its default before it calls a thing missing.
configure({ asyncUtilTimeout: 5000 });
jest.setTimeout(30_000);

export const TEST_SETTINGS = { apiRoot: '/api', mediaHost: '/media', productName: 'Petal', adminUserId: 1 };

applySettings(TEST_SETTINGS);

// Failed calls are logged, as they should be; whoever tests the log looks at the spy.
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation((event: unknown, ...rest: unknown[]) => {
    if (event !== 'call failed') process.stderr.write(`warning: ${[event, ...rest].map(String).join(' ')}\n`);
  });
});

// React says through console.error what would be a defect: a test that causes it fails.
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

// No style sheet is loaded. Of what is in the page twice, jest sees the one of a wide window.
const NARROW = '.folded, .sort-row, .phone-page-box, td > .label';
document.head.append(Object.assign(document.createElement('style'), { textContent: `${NARROW} { display: none }` }));
configure({ defaultIgnore: `script, style, :is(${NARROW}), :is(${NARROW}) *` });
