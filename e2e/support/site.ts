import { test as base } from '@playwright/test';
import { elsewhere, startNginx } from './nginx';
import { freePort, startProcess } from './startProcess';

export interface Options {
  /**
   * Where the calls go: to Mirage in the page of the demo build, or from the production build over the network; `nginx`
   * serves that build as an installation does, and `core` is a build without capabilities.
   */
  backend: 'mirage' | 'http' | 'nginx' | 'core';
}

export interface Site {
  url: string;
  /** Root of the mock server at its own origin; undefined where Mirage answers in the page. */
  mockApi?: string;
}

export const BUNDLED_MOCK_API = 'node_modules/.cache/e2e-mock-api.cjs';

/** Each worker serves its build, and has a mock server, on free ports of its own. */
export const siteTest = base.extend<object, Options & { site: Site }>({
  backend: ['mirage', { option: true, scope: 'worker' }],

  site: [
    async ({ backend }, use) => {
      if (backend === 'mirage') {
        const site = await startProcess(['scripts/serve.mjs', 'dist-demo', '--port', '0']);
        await use({ url: site.url });
        return site.stop();
      }
      const api = await startProcess([BUNDLED_MOCK_API], { PORT: await freePort() });
      const settings = JSON.stringify({ apiRoot: `${api.url}/api`, mediaHost: `${api.url}/media` });
      const site =
        backend === 'nginx'
          ? await startNginx('dist', elsewhere(api.url))
          : await startProcess([
              'scripts/serve.mjs',
              backend === 'core' ? 'node_modules/.cache/core/dist' : 'dist',
              '--port',
              '0',
              '--settings',
              settings,
            ]);
      await use({ url: site.url, mockApi: api.url });
      site.stop();
      api.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: ({ site }, use) => use(site.url),
});
