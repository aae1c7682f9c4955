import { buildSync } from 'esbuild';
import { BUNDLED_MOCK_API } from './site';

/** As `npm run mock-api` bundles it; once, before the workers start it. */
export default function bundleMockApi() {
  buildSync({
    entryPoints: ['src/mirage/http/main.ts'],
    outfile: BUNDLED_MOCK_API,
    bundle: true,
    platform: 'node',
    logLevel: 'warning',
  });
}
