import { ADMIN } from './bare.mjs';
import { openWindow } from './browser.mjs';
import { startMockApi } from './mockApi.mjs';
import { startSite } from './site.mjs';

/** The sections by the names of their links, and the calls that the specification names for entering each. */
const SECTIONS = {
  Dashboard: ['dashboard/stats', 'dashboard/user-growth'],
  Users: ['users/list'],
  Tracker: ['highlights/list', 'habits/list'],
  Recipes: ['dishes/list/category', 'dishes/list'],
  'Diet Plans': ['dishes/list/category', 'meals/list'],
  WorkOuts: ['workout/list/weeks', 'workout/list/workoutdays', 'workout/detail', 'exercise/list'],
  Community: ['community/list/categories'],
  Supplements: ['supplements/list'],
  Moderators: ['users/list/employees'],
  Notifications: ['customNotification/list', 'notificationCategoriesFolder/list'],
  Plans: ['plans/list'],
  'Payments Plans': ['paymentTypes/v2/list', 'paymentTypesCategories/list'],
  Banner: ['banners/list'],
  'How to use': ['howToUse/list'],
};

/** After this time without a fetch, in milliseconds, the page is taken to have fetched all it wants. */
const QUIET = 1500;

/** Runs in the page: what code fetched from the backend, in order. Pictures that the page shows are not counted. */
const fetched = () =>
  /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'))
    .filter(({ initiatorType, name }) => /fetch|xmlhttprequest/.test(initiatorType) && /\/(api|media)\//.test(name))
    .map(({ name, encodedBodySize }) => ({ call: name.replace(/.*\/api\//, ''), size: encodedBodySize }));

/** Enters a section from the profile, in a fresh window. */
async function enter(browser, url, section) {
  const window = await openWindow(browser, { session: ADMIN, look: { look: 'present', selector: 'main h2, main dl' } });
  const { page } = window;
  try {
    await page.goto(`${url}/profile`);
    await window.outcome();
    await window.fetchedAll(QUIET);
    const sections = page.getByRole('navigation', { name: 'Sections' });
    const before = (await page.evaluate(fetched)).length;
    await sections.getByRole('link', { name: section, exact: true }).click();
    await window.fetchedAll(QUIET);
    return (await page.evaluate(fetched)).slice(before);
  } finally {
    await window.close();
  }
}

const kilobytes = (calls) => `${(calls.reduce((sum, { size }) => sum + size, 0) / 1000).toFixed(1)} kB`;

const figuresOf = (calls, beyond) => [String(calls.length), kilobytes(calls), String(beyond.length), kilobytes(beyond)];

/** What entering each section asks of the backend, beyond what the specification names for it. */
export async function measureCalls(browser, { dist, log }) {
  const api = await startMockApi();
  const site = await startSite(dist, api.url);
  const rows = [];
  const all = [];
  const allBeyond = [];
  try {
    for (const [section, named] of Object.entries(SECTIONS)) {
      log(`calls, ${section}`);
      const calls = await enter(browser, site.url, section);
      // A named call that is sent twice is one too many.
      const beyond = calls.filter(
        ({ call }, index) => !named.includes(call) || calls.findIndex((other) => other.call === call) < index,
      );
      const names = [...new Set(beyond.map(({ call }) => call))];
      const verdict = names.length === 0 ? 'met' : `missed: ${names.join(', ')}`;
      rows.push([section, ...figuresOf(calls, beyond), '', verdict]);
      all.push(...calls);
      allBeyond.push(...beyond);
    }
    rows.push(['All sections', ...figuresOf(all, allBeyond), '0', allBeyond.length === 0 ? 'met' : 'missed']);
  } finally {
    site.close();
    api.close();
  }
  return {
    intro: [
      'What the code of the panel fetches when a section is entered by its link, in a fresh window, until it has been idle:',
      'all, and what is beyond its budget. Bytes as sent; pictures that a page shows are not counted.',
    ].join('\n'),
    head: ['Section', 'Calls', 'Bytes', 'Beyond', 'Bytes', 'Target', ''],
    rows,
  };
}
