import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { buildSync } from 'esbuild';

const PORT = 4338;
const BUNDLE = 'node_modules/.cache/bench-mock-api.cjs';

/** The mock server over HTTP (`npm run mock-api`) with its default practice; `url` is where it listens. */
export function startMockApi() {
  buildSync({ entryPoints: ['src/mirage/http/main.ts'], outfile: BUNDLE, bundle: true, platform: 'node' });
  // A thread ends with the bench, also when that is killed.
  const server = new Worker(path.resolve(BUNDLE), { env: { ...process.env, PORT: String(PORT) }, stdout: true });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.stdout.once('data', () => resolve({ url: `http://127.0.0.1:${PORT}`, close: () => server.terminate() }));
  });
}
