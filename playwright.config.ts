import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { IS_MATRIX } from './test/matrix';
import { type Pretended } from './e2e/support/pretend';
import { type Options } from './e2e/support/site';

/** The files of these names, and in the matrix of those as well. */
const specs = (names: readonly string[], inMatrix: readonly string[]) =>
  [...names, ...(IS_MATRIX ? inMatrix : [])].map((name) => `${name}.spec.ts`);

const specified = (...names: string[]) => names.map((name) => `specification/${name}`);

/** What the specification asks for, and what each capability adds. */
const JOURNEYS = ['specification/*.spec.ts', 'capabilities/*.spec.ts'];

const BY_HAND = IS_MATRIX ? [] : [/@matrix/];

/** Needs requests that can be held, or one server for two pages; Mirage in a page has neither. */
const AT_A_SERVER = /@server/;

/** What the browser with windows does by itself: its own requests, icons and downloads. */
const FULL_BROWSER = specs(specified('addresses', 'export'), specified('banners', 'session', 'sign-in', 'toasts'));

/** What depends on how the host answers. */
const AT_THE_HOST = ['specification/addresses.spec.ts', 'specification/new-version.spec.ts'];

const LAUNCH = {
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
};

/** Firefox, by what its own APIs do: files, focus, storage; no film, for which Debian's needs a library that it only recommends. */
const IN_FIREFOX = specs(
  [...specified('export', 'picture-uploads', 'session-expired'), 'capabilities/conditions', 'http/tabs-in-step'],
  [
    ...specified('banners', 'dashboard', 'plans', 'tracker', 'users-list'),
    'capabilities/memberPanel',
    'http/hanging-save',
  ],
);
const NOT_IN_FIREFOX = [
  /a film fills in its length|not even a highlight’s items/,
  // Of those journeys what no API of the browser decides.
  ...(IS_MATRIX
    ? []
    : [/a link finds the same|at every width|proof of payment is|user deactivated|tab of another person/]),
];

/** Safari runs on no machine of ours: Chromium takes over its ways. A clicked button takes no focus, and what it lacks is gone. */
const IN_SAFARIS_WAY = specs(
  ['engines/*', ...specified('tracker-highlights', 'users-add'), 'capabilities/savedViews'],
  [
    ...specified('keyboard', 'shell', 'users-change'),
    ...['conditions', 'help', 'palette'].map((name) => `capabilities/${name}`),
  ],
);

/** Set by preferences what Playwright sets by a command that Firefox has from 159 on. */
const FIREFOX_PREFERENCES = { 'ui.prefersReducedMotion': 1, 'ui.useOverlayScrollbars': 1 };

/** The machine's own fonts and their settings show in no stored picture. */
const SAME_FONTS = { ...process.env, FONTCONFIG_FILE: path.resolve('e2e/pictures/fonts.conf') } as Record<
  string,
  string
>;

/**
 * Each journey runs once, as production (`dist`) against the mock server at an origin of its own, most of them in a
 * Chromium without windows; some again in Firefox, in Safari's ways and over Mirage in the page (`dist-demo`). Every screen
 * is seen behind nginx, as an installation serves it. `npm run test:e2e` builds both and finds the browsers.
 */
export default defineConfig<{ pretended: Pretended | null }, Options>({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/support/bundleMockApi.ts',
  // Each worker has servers of its own, so that no test sees another's data. One more than the check's cores: they wait too.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On CI's two shared cores a browser now and then loses an event; what fails twice is a defect, once is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  grepInvert: BY_HAND,
  expect: {
    timeout: 10_000,
    toHaveScreenshot: { maxDiffPixels: 60, stylePath: 'e2e/pictures/pictures.css' },
  },
  snapshotPathTemplate: 'e2e/pictures/stored/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Karachi',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: LAUNCH,
  },
  projects: [
    { name: 'build', testMatch: 'build/*.spec.ts' },
    { name: 'mirage', testMatch: 'mirage/*.spec.ts', use: { backend: 'mirage' } },
    {
      name: 'in-page',
      testMatch: JOURNEYS,
      grep: IS_MATRIX ? /./ : /@in-page/,
      grepInvert: [...BY_HAND, AT_A_SERVER],
      use: { backend: 'mirage' },
    },
    {
      name: 'pictures',
      testMatch: 'pictures/*.spec.ts',
      use: { backend: 'mirage', launchOptions: { ...LAUNCH, env: SAME_FONTS } },
    },
    {
      name: 'http',
      testMatch: [...JOURNEYS, 'http/*.spec.ts', 'walk/*.spec.ts'],
      testIgnore: IS_MATRIX ? [] : FULL_BROWSER,
      use: { backend: 'http' },
    },
    {
      name: 'full-browser',
      testMatch: FULL_BROWSER,
      use: { backend: 'http', launchOptions: { ...LAUNCH, executablePath: process.env.FULL_CHROMIUM_PATH } },
    },
    ...(IS_MATRIX || process.env.E2E_CORE === '1'
      ? [{ name: 'core', testMatch: 'specification/*.spec.ts', use: { backend: 'core' as const } }]
      : []),
    { name: 'safari', testMatch: IN_SAFARIS_WAY, use: { backend: 'mirage', pretended: 'safari' } },
    ...(process.env.FIREFOX_PATH
      ? [
          {
            name: 'firefox',
            testMatch: IN_FIREFOX,
            grepInvert: [...BY_HAND, ...NOT_IN_FIREFOX],
            use: {
              backend: 'http' as const,
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              contextOptions: {},
              launchOptions: { executablePath: process.env.FIREFOX_PATH, firefoxUserPrefs: FIREFOX_PREFERENCES },
            },
          },
        ]
      : []),
    ...(process.env.NGINX_PATH
      ? [{ name: 'nginx', testMatch: ['deployed/*.spec.ts', ...AT_THE_HOST], use: { backend: 'nginx' as const } }]
      : []),
  ],
});
