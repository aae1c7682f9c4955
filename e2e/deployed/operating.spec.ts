import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Page } from '@playwright/test';
import { ADMIN, signIn } from '../support/accounts';
import { makeMachine } from '../support/machine';
import { edited } from '../support/nginx';
import { expect, test } from '../support/test';

/* docs/operating.md, from an empty machine to a panel with its backend: each command runs as it is written there. */

/** The sections of the page by their titles. */
const SECTIONS = new Map(
  readFileSync('docs/operating.md', 'utf8')
    .split(/^## /m)
    .map((section) => [section.slice(0, section.indexOf('\n')), section]),
);

const blocksOf = (title: string, language = 'sh') =>
  [...SECTIONS.get(title)!.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\`$`, 'gm'))].map(
    ([, block]) => block!,
  );

type Machine = Awaited<ReturnType<typeof makeMachine>>;

async function whileInstalled(backend: string, use: (machine: Machine) => Promise<void>) {
  const machine = await makeMachine(test.info().outputPath('machine'), backend);
  try {
    await use(machine);
  } finally {
    machine.stop();
  }
}

async function works(page: Page, url: string) {
  await page.goto(`${url}/banners`);
  await signIn(page, ADMIN);
  const picture = page.getByRole('row').getByRole('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.goto('about:blank'); // it asks for nothing when its host goes
}

test('the commands for nginx lead to a panel with its backend, by https too, and to one with a newer build', async ({
  page,
  site,
  playwright,
}) => {
  await whileInstalled(site.mockApi!, async (machine) => {
    const [install, start, renew] = blocksOf('nginx on Debian');
    machine.run(blocksOf('Build')[0]!);
    machine.run(install!);
    expect(machine.run(start!)).toMatch(/^ok \d/);
    await works(page, machine.url);
    machine.run(renew!);
    expect((await fetch(`${machine.url}/login`)).status).toBe(200);

    mkdirSync(machine.file('etc/ssl/panel'), { recursive: true });
    const [, certificate, key] = /ssl_certificate (.*);\nssl_certificate_key (.*);/.exec(
      machine.here(blocksOf('nginx on Debian', 'nginx')[0]!),
    )!;
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=panel', '-keyout', key!];
    spawnSync('openssl', [...request, '-out', certificate!]);
    const settings = machine.file('etc/nginx/panel/settings.conf');
    const tls = machine.here(blocksOf('nginx on Debian', 'nginx')[0]!);
    writeFileSync(settings, edited(readFileSync(settings, 'utf8'), [[/listen \d+;\n/, tls]]));
    machine.run('nginx -t && systemctl reload-or-restart nginx');
    const secure = await playwright.request.newContext({ ignoreHTTPSErrors: true });
    const health = () => secure.get(`${machine.url.replace('http:', 'https:')}/healthz`).catch(() => null);
    await expect.poll(async () => (await health())?.status()).toBe(200);
    await secure.dispose();
  });
});

test('the commands for the container find the files that they name', async ({ site }) => {
  const machine = await makeMachine(test.info().outputPath('machine'), site.mockApi!);
  machine.run(blocksOf('Container')[0]!);
});

test('the commands for Caddy lead to a panel with its backend that meets the conditions', async ({
  page,
  site,
  request,
}) => {
  test.skip(!existsSync('/usr/bin/caddy'), 'apt-get install caddy');
  await whileInstalled(site.mockApi!, async (machine) => {
    expect(machine.run(blocksOf('Caddy')[0]!)).toMatch(/^ok \d/);
    await works(page, machine.url);
    const ours = async (host: string, file: string) => {
      const reply = await request.get(`${host}${file}`, { headers: { 'accept-encoding': 'br' } });
      const { 'content-security-policy': policy, ...headers } = reply.headers();
      const SAME = /^(cache-control|strict-.*|x-.*|referrer.*|permissions.*|cross.*)$/;
      return {
        status: reply.status(),
        // The calls go to another origin from the one, to this from the other.
        policy: policy
          ?.replaceAll(`${site.mockApi!}/api/`, '')
          .replaceAll(`${site.mockApi!}/media/`, '')
          .replaceAll(/ +(;|$)/g, '$1'),
        headers: Object.entries(headers)
          .filter(([name]) => SAME.test(name))
          .toSorted(),
        isPacked: headers['content-encoding'] === 'br',
      };
    };
    const [, script] = /src="(\/js\/main[^"]*)"/.exec(await (await request.get(machine.url)).text())!;
    for (const file of [
      '/',
      '/users?page=2',
      '/index.html',
      script!,
      '/healthz',
      '/.env',
      '/robots.txt',
      '/contract.json',
    ])
      expect(await ours(machine.url, file), file).toEqual(await ours(site.url, file));
    const gone = await ours(machine.url, '/js/gone.js');
    expect([gone.status, gone.headers.find(([name]) => name === 'cache-control')]).toEqual([
      404,
      ['cache-control', 'no-cache'],
    ]);
  });
});

test('each block of commands of the page is run here, or as one of the project’s commands', () => {
  const commands = [...SECTIONS.keys()].filter((title) => blocksOf(title).length > 0);
  expect(commands).toEqual(['Build', 'nginx on Debian', 'Container', 'Caddy', 'When something is set wrongly']);
  expect(blocksOf('When something is set wrongly').join()).toMatch(/^npm run contract [^\n]*\n$/);
});
