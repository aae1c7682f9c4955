import { createServer } from 'node:http';
import { startBackend } from './backend';
import { makeListener } from './listener';

/*
 * `npm run mock-api` runs the mock server over HTTP, for a build without it. The environment variables are PORT, HOST,
 * SCENARIO and LATENCY (in milliseconds).
 */
const { PORT = '4180', HOST = '127.0.0.1', SCENARIO, LATENCY = '0' } = process.env;

const listener = makeListener((scenario = SCENARIO) => startBackend(scenario, Number(LATENCY)));

createServer(listener).listen(Number(PORT), HOST, () => {
  process.stdout.write(`Mock API on http://${HOST}:${PORT}/api, media on http://${HOST}:${PORT}/media\n`);
});
