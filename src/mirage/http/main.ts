import { createServer } from 'node:http';
import { makeListener } from './listener';

/*
 * `npm run mock-api`: the mock server over real HTTP, for a panel built without it. PORT, HOST, SCENARIO and LATENCY
 * (milliseconds) are read from the environment.
 */
const { PORT = '4180', HOST = '127.0.0.1', SCENARIO, LATENCY = '0' } = process.env;

createServer(makeListener(SCENARIO, Number(LATENCY))).listen(Number(PORT), HOST, () => {
  process.stdout.write(`Mock API on http://${HOST}:${PORT}/api, media on http://${HOST}:${PORT}/media\n`);
});
