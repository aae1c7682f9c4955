import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { type RequestListener } from 'node:http';
import { createServer } from 'node:https';
import path from 'node:path';
import { type TLSSocket } from 'node:tls';
import { type APIRequestContext } from '@playwright/test';
import { whileAnswering, whileListening } from '../support/answering';
import { type Machine, START, whileInstalled } from '../support/machine';
import { behind, whileServed } from '../support/nginx';
import { expect, test } from '../support/test';

/* What a backend behind the panel's own host learns of a call: who asks, by which name and scheme. */

const tell: RequestListener = ({ headers }, reply) =>
  reply.end(
    [headers['x-forwarded-proto'], headers.host, headers['x-forwarded-host'], headers['x-forwarded-for']].join(' '),
  );

const asked = async (request: APIRequestContext, url: string, headers: Record<string, string> = {}) =>
  (await request.get(`${url}/api/x`, { headers })).text();

async function backendLearns(request: APIRequestContext, url: string) {
  const { host } = new URL(url);
  expect(await asked(request, url)).toBe(`http ${host} ${host} 127.0.0.1`);
  const name = 'panel.example.org:8443';
  const byAProxy = { host: name, 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' };
  expect(await asked(request, url, byAProxy)).toBe(`https ${name} ${name} 192.0.2.1, 127.0.0.1`);
}

test('by nginx the backend learns how people came, also through a proxy on the same machine', async ({ request }) => {
  await whileAnswering(tell, (backend) => whileServed(behind(backend), (url) => backendLearns(request, url)));
});

test('by Caddy it learns the same', async ({ request }) => {
  test.skip(!existsSync('/usr/bin/caddy'), 'apt-get install caddy');
  await whileAnswering(tell, (backend) =>
    whileInstalled(backend, (machine) => {
      machine.run(START.caddy);
      return backendLearns(request, machine.url);
    }),
  );
});

const TRUSTED = '/etc/ssl/certs/ca-certificates.crt';

/** Has a backend answer by https as `localhost`, and the machine trust the certificate of that name alone. */
async function whileByHttps(use: (machine: Machine, host: string) => Promise<void>) {
  const port = 20_443 + 1000 * test.info().parallelIndex;
  const host = `localhost:${port}`;
  const folder = test.info().outputPath();
  const [keyFile, certFile] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const options = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-keyout', keyFile];
  const name = ['-addext', 'subjectAltName=DNS:localhost', '-out', certFile];
  execFileSync('openssl', ['req', ...options, ...name], { stdio: 'ignore' });
  const server = createServer({ key: readFileSync(keyFile), cert: readFileSync(certFile) }, (call, reply) =>
    reply.end(`${(call.socket as TLSSocket).servername as string} ${call.headers.host!}`),
  );
  await whileListening(server, port, () =>
    whileInstalled(`https://${host}`, (machine) => {
      machine.run(`mkdir -p /etc/ssl/certs; cp ../../cert.pem ${TRUSTED}`);
      return use(machine, host);
    }),
  );
}

test('nginx asks a backend by https by its own name, and hands nothing to one that does not prove it', async ({
  request,
}) => {
  await whileByHttps(async (machine, host) => {
    machine.run(START.nginx);
    expect(await asked(request, machine.url)).toBe(`localhost ${host}`);
    const becomes = (answer: RegExp) => expect.poll(() => asked(request, machine.url)).toMatch(answer);
    const byAddress = host.replace('localhost', '127.0.0.1');
    const reload = 'systemctl reload-or-restart nginx';
    machine.run(`sed -i s/${host}/${byAddress}/ /etc/nginx/panel/settings.conf; ${reload}`);
    await becomes(/502 Bad Gateway/);
    machine.run(`sed -i s/${byAddress}/${host}/ /etc/nginx/panel/settings.conf; ${reload}`);
    await becomes(/^localhost /);
    machine.run(
      `openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=localhost -keyout key.pem -out ${TRUSTED} 2>&1; ${reload}`,
    );
    await becomes(/502 Bad Gateway/);
  });
});

test('Caddy asks a backend by https by its own name, where it is told to', async ({ request }) => {
  test.skip(!existsSync('/usr/bin/caddy'), 'apt-get install caddy');
  await whileByHttps(async (machine, host) => {
    machine.run(`sed -i 's#reverse_proxy l#reverse_proxy https://l#; s#\\# header_up#header_up#' deploy/Caddyfile
      export SSL_CERT_FILE=${TRUSTED}
      ${START.caddy}`);
    expect(await asked(request, machine.url)).toBe(`localhost ${host}`);
  });
});
