import { defineConfig } from '@playwright/test';
import { type Pretended } from './e2e/support/pretend';
import { type Options } from './e2e/support/site';
import base from './playwright.config';

const journeys = (...names: string[]) => names.map((name) => `journeys/${name}.spec.ts`);

/** Set by preferences what Playwright sets by a command that Firefox has from 159 on. */
const PREFERENCES = { 'ui.prefersReducedMotion': 1, 'ui.useOverlayScrollbars': 1 };

const FIREFOX = {
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  contextOptions: {},
  launchOptions: { executablePath: process.env.FIREFOX_PATH, firefoxUserPrefs: PREFERENCES },
};

/**
 * What the promised browsers do differently. Firefox is there; Safari runs on no machine of ours, so Chromium takes over
 * its ways: a clicked button takes no focus, and what its first promised version lacks is gone. `npm run test:engines`
 * builds and finds the browsers.
 */
export default defineConfig<{ pretended: Pretended | null }, Options>({
  ...base,
  outputDir: 'test-results/engines',
  reporter: [['list'], ['json', { outputFile: 'test-results/engines.json' }]],
  projects: [
    {
      name: 'firefox',
      testMatch: journeys(
        'banners',
        'conditions',
        'dashboard',
        'export',
        'member',
        'picture-uploads',
        'plans',
        'session-expired',
        'tracker',
        // How a list sorts, pages and finds is the same everywhere, and takes a fifth of the time.
        ...(process.env.E2E_MATRIX === '1' ? ['users-list'] : []),
      ),
      // Debian's Firefox plays films by a library that it only recommends.
      grepInvert: /a film fills in its length|not even a highlight’s items/,
      use: { ...FIREFOX, backend: 'mirage' },
    },
    {
      name: 'firefox-http',
      testMatch: ['http/hanging-save.spec.ts', 'http/tabs-in-step.spec.ts'],
      use: { ...FIREFOX, backend: 'http' },
    },
    {
      name: 'safari',
      testMatch: [
        'engines/*.spec.ts',
        ...journeys('conditions', 'keyboard', 'shell', 'tracker-highlights', 'users-add', 'users-change', 'view-menu'),
      ],
      use: { backend: 'mirage', pretended: 'safari' },
    },
  ],
});
