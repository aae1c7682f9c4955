import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { ACCOUNTS } from '@/mirage/areas/auth/accounts';
import { startBackend } from '@/mirage/http/backend';
import { makeListener } from '@/mirage/http/listener';
import { helpOf } from '../help.mjs';
import { askPassword } from './askPassword';
import { odditiesOf, toMarkdown } from './markdown';
import { giveUpLate } from './patience';
import { readContract } from './readContract';
import { signIn } from './signIn';

/*
 * `npm run contract -- --api https://api.example.org/api --email admin@example.org [--out contract.md]` reports where a
 * backend differs from the contract. The password is asked for, or read from CONTRACT_PASSWORD. Only reads are made.
 * Ends with 0 if nothing differs, with 1 if something does, and with 2 if it could not be found out.
 */
helpOf('scripts/contract/main.ts');

// The panel's request looks in `window` for calls that were sent early; what it logs is in the report.
Object.assign(globalThis, { window: globalThis });
console.warn = () => undefined;
giveUpLate();

/** What the mock server answers in the scenario `default`, which is the contract. */
async function readMockServer() {
  const server = createServer(makeListener(() => startBackend('default', 0))).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const [{ email, password }] = ACCOUNTS as [(typeof ACCOUNTS)[number]];
  try {
    await signIn(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api`, email, password);
    return await readContract();
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

async function main() {
  const { values } = parseArgs({
    options: { api: { type: 'string' }, email: { type: 'string' }, out: { type: 'string', default: 'contract.md' } },
  });
  const { api, email, out } = values;
  if (!api || !email) throw new Error('--api takes the root of the API, --email the account.');
  const password = process.env.CONTRACT_PASSWORD ?? (await askPassword(email));
  const contract = await readMockServer();
  await signIn(api.replace(/\/+$/, ''), email, password);
  const reports = await readContract();
  const markdown = toMarkdown(api, reports, contract);
  writeFileSync(out, markdown);
  process.stdout.write(markdown);
  const isOdd = reports.some(
    (report) =>
      odditiesOf(
        report,
        contract.find(({ path }) => path === report.path),
      ).length > 0,
  );
  process.exitCode = isOdd ? 1 : 0;
}

main().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
});
