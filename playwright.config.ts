import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { type Options } from './e2e/support/site';

/** Every journey over Mirage in the page too, and those of `FULL_BROWSER` in both browsers; run by hand. */
const IS_MATRIX = process.env.E2E_MATRIX === '1';

/** What depends most on the browser itself: its own requests, files, tabs, storage, focus, places on screen. */
const FULL_BROWSER = ['addresses', 'banners', 'export', 'session', 'sign-in', 'toasts'].map(
  (name) => `journeys/${name}.spec.ts`,
);

/** What depends on how the host answers. */
const AT_THE_HOST = ['journeys/addresses.spec.ts', 'journeys/new-version.spec.ts'];

const LAUNCH = {
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
};

/** The machine's own fonts and their settings show in no stored picture. */
const SAME_FONTS = { ...process.env, FONTCONFIG_FILE: path.resolve('e2e/pictures/fonts.conf') } as Record<
  string,
  string
>;

/**
 * Each journey runs once, as production (`dist`) against the mock server at an origin of its own, most of them in a
 * Chromium without windows. One of each section runs over Mirage in the page (`dist-demo`) as well, and every screen is
 * seen behind nginx, as an installation serves it. `npm run test:e2e` builds both and finds the browsers.
 */
export default defineConfig<object, Options>({
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
      testMatch: 'journeys/*.spec.ts',
      grep: IS_MATRIX ? /./ : /@in-page/,
      use: { backend: 'mirage' },
    },
    {
      name: 'pictures',
      testMatch: 'pictures/*.spec.ts',
      use: { backend: 'mirage', launchOptions: { ...LAUNCH, env: SAME_FONTS } },
    },
    {
      name: 'http',
      testMatch: ['journeys/*.spec.ts', 'http/*.spec.ts', 'walk/*.spec.ts'],
      testIgnore: IS_MATRIX ? [] : FULL_BROWSER,
      use: { backend: 'http' },
    },
    {
      name: 'full-browser',
      testMatch: FULL_BROWSER,
      use: { backend: 'http', launchOptions: { ...LAUNCH, executablePath: process.env.FULL_CHROMIUM_PATH } },
    },
    ...(process.env.NGINX_PATH
      ? [{ name: 'nginx', testMatch: ['deployed/*.spec.ts', ...AT_THE_HOST], use: { backend: 'nginx' as const } }]
      : []),
  ],
});
