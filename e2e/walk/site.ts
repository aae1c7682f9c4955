import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Interceptor } from '../../src/mirage/calls/api';
import { stateOf } from '../../src/mirage/calls/state';
import { startBackend } from '../../src/mirage/http/backend';
import { makeListener } from '../../src/mirage/http/listener';
import { startProcess } from '../support/startProcess';

/** Serves the production build, and its mock server over HTTP from this process, so that a walk can look into it. */
export async function serveSite(pass: Interceptor) {
  const backend = startBackend('default', 0);
  stateOf(backend.server).overrides.set('*', pass);
  const answer = makeListener(() => backend);
  const api = createServer((request, response) => {
    // Chromium sends a call again by itself where a connection that it had used before breaks.
    response.setHeader('connection', 'close');
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => api.once('listening', resolve));
  const origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const settings = JSON.stringify({ apiRoot: `${origin}/api`, mediaHost: `${origin}/media` });
  const site = await startProcess(['scripts/serve.mjs', 'dist', '--port', '0', '--settings', settings]);
  return {
    url: site.url,
    server: backend.server,
    close() {
      site.stop();
      api.close();
      api.closeAllConnections();
    },
  };
}
