import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { portFrom } from '../../../scripts/port.mjs';
import { startBackend } from './backend';
import { makeListener } from './listener';

const USAGE = `npm run mock-api
The mock server over HTTP, for a build without it. It is told by the environment:
  PORT=4180        0 takes any that is free
  HOST=127.0.0.1
  SCENARIO=default
  LATENCY=0        in milliseconds
`;

const { PORT = '4180', HOST = '127.0.0.1', SCENARIO, LATENCY = '0' } = process.env;

const listener = makeListener((scenario = SCENARIO) => startBackend(scenario, Number(LATENCY)));

async function start() {
  const port = await portFrom(PORT, HOST, (other) => `PORT=${other} npm run mock-api`);
  const server = createServer(listener).listen(port, HOST, () => {
    const address = `http://${HOST}:${(server.address() as AddressInfo).port}`;
    process.stdout.write(`Mock API on ${address}/api, media on ${address}/media\n`);
  });
}

if (process.argv.includes('--help')) process.stdout.write(USAGE);
else void start();
