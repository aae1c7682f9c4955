import { spawn } from 'node:child_process';
import { buildSync } from 'esbuild';

const BUNDLE = 'node_modules/.cache/bench-mock-api.cjs';

/** The mock server over HTTP (`npm run mock-api`) with its default practice; `url` is where it listens. */
export function startMockApi(port) {
  buildSync({ entryPoints: ['src/mirage/http/main.ts'], outfile: BUNDLE, bundle: true, platform: 'node' });
  const child = spawn(process.execPath, [BUNDLE], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the mock server ended with code ${code}`)));
    child.stdout.once('data', () => resolve({ url: `http://127.0.0.1:${port}`, close: () => child.kill() }));
  });
}
