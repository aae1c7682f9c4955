import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Page } from '@playwright/test';
import { ADMIN, signIn } from '../support/accounts';
import { type Machine, makeMachine, whileInstalled } from '../support/machine';
import { type Edits, edited } from '../support/nginx';
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

async function works(page: Page, url: string) {
  await page.goto(`${url}/banners`);
  await signIn(page, ADMIN);
  const picture = page.getByRole('row').getByRole('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.goto('about:blank'); // it asks for nothing when its host goes
}

const install = (machine: Machine) => {
  for (const commands of [...blocksOf('# Operating'), ...blocksOf('Build')]) machine.run(commands);
  machine.run(blocksOf('nginx on Debian')[0]!);
};
const start = (machine: Machine) => machine.run(blocksOf('nginx on Debian')[1]!);

const setIn = (machine: Machine, edits: Edits) => {
  const settings = machine.file('etc/nginx/panel/settings.conf');
  writeFileSync(settings, edited(readFileSync(settings, 'utf8'), edits));
};

test('the commands for nginx lead to a panel with its backend, and to one by https', async ({ page, site }) => {
  await whileInstalled(site.mockApi!, async (machine) => {
    machine.run('chmod -R go= dist deploy');
    install(machine);
    expect(machine.run('find /srv/panel/ ! -perm -o=r')).toBe('');
    expect(start(machine)).toMatch(/^ok \d/);
    await works(page, machine.url);

    const [certify, check] = blocksOf('HTTPS');
    machine.run(certify!);
    setIn(machine, [[/listen .*;\n/, machine.here(blocksOf('HTTPS', 'nginx')[0]!)]]);
    expect(machine.run(check!)).toMatch(/^ok \d/);
    expect(
      machine.run('curl -sS -o body -w "%{http_code} %{redirect_url}" "http://panel.example.org/users?page=2"'),
    ).toBe('301 https://panel.example.org/users?page=2');

    // Another name gets no answer: by http, in the TLS handshake, and in a call after that.
    const failure = (address: string) => machine.run(`curl -s -o body ${address} || echo $?`);
    expect(failure('-H "Host: evil.example" http://panel.example.org/healthz')).toBe('52\n');
    expect(failure('--http1.1 -H "Host: evil.example" https://panel.example.org/healthz')).toBe('52\n');
    expect(failure('https://evil.example/healthz')).toBe('35\n');
  });
});

test('a newer build takes the place of one, which comes back; what is in service is never removed', async ({
  site,
}) => {
  await whileInstalled(site.mockApi!, async (machine) => {
    install(machine);
    start(machine);
    const [release, goBack, renew] = blocksOf('A newer build');
    const status = async (file: string) => (await fetch(`${machine.url}${file}`)).status;
    const script = async () => /"(\/js\/main[^"]*)"/.exec(await (await fetch(machine.url)).text())![1]!;
    const first = await script();
    const next = first.replace(/main\.\w+/, 'main.next');
    machine.run(
      `mv dist${first} dist${next}; sed -i 's#${first}#${next}#' dist/index.html; echo ok 9.0.0 1a2b > dist/healthz.txt`,
    );

    const builds = () => readdirSync(machine.file('srv/panel/builds'));
    machine.run(release!);
    expect([await script(), await status(first), await status(next)]).toEqual([next, 200, 200]);
    expect(builds()[1]).toMatch(/^\d{8}-\d{6}-9\.0\.0-1a2b$/);

    for (let times = 0; times < 2; times += 1) {
      machine.run(goBack!);
      expect([await script(), await status(first), await status(next)]).toEqual([first, 200, 200]);
    }

    for (let times = 0; times < 2; times += 1) machine.run(`sleep 1\n${release!}`);
    expect([await script(), await status(first), builds().length]).toEqual([next, 200, 4]);

    // The same commit again, and a month: what was before it is still there to go back to.
    const age = 'find /srv/panel -exec touch -d "31 days ago" {} +';
    machine.run(`${age}\n${goBack!}`);
    expect([await script(), await status(first), await status(next)]).toEqual([first, 200, 200]);
    expect([await status('/healthz'), builds().length]).toEqual([200, 2]);
    machine.run(`${age}; sleep 1\n${release!}`);
    expect([await script(), builds().length]).toEqual([next, 2]);
    expect(() => machine.run(`mv maps away; sleep 1\n${release!}`)).toThrow('maps is missing. Nothing has changed.');
    expect(builds().length).toBe(2);
    for (const name of ['gone', '""'])
      expect(() => machine.run(`sh deploy/release.sh ${name}`)).toThrow(/builds\/(gone)?\/dist\/index.html is missing/);
    expect(await script()).toBe(next);

    setIn(machine, [['"Petal"', '"Rose"']]);
    machine.run(renew!);
    await expect.poll(async () => (await fetch(machine.url)).text()).toContain('"Rose"');
  });
});

test('without a build nothing is put in service, and nothing is made', async ({ site }) => {
  const machine = await makeMachine(test.info().outputPath('machine'), site.mockApi!);
  expect(() => machine.run('rm -r dist\nsh deploy/release.sh')).toThrow(
    'dist/index.html is missing. Nothing has changed.',
  );
  expect(() => machine.run('sh deploy/release.sh --back')).toThrow('no other build in service before');
  expect(existsSync(machine.file('srv'))).toBe(false);
});

test('nginx tells of values in its settings with which it does not start', async ({ site }) => {
  const machine = await makeMachine(test.info().outputPath('machine'), site.mockApi!);
  install(machine);
  setIn(machine, [['"Petal"', '"Pet$al"']]);
  expect(() => machine.run('nginx -t')).toThrow('unknown "al" variable');
  setIn(machine, [
    ['Pet$al', 'Petal'],
    [/proxy_pass .*;/, 'proxy_pass http://backend.invalid;'],
  ]);
  expect(() => machine.run('nginx -t')).toThrow('host not found in upstream');
});

test('the commands for the container find the files that they name', async ({ site }) => {
  const machine = await makeMachine(test.info().outputPath('machine'), site.mockApi!);
  for (const commands of blocksOf('Container')) machine.run(commands);
  const settings = readFileSync(machine.file('clone/settings.conf'), 'utf8');
  expect(settings).toContain(`\nlisten ${new URL(machine.url).port};\n`);
});

test('the commands for Caddy lead to a panel with its backend', async ({ page, site }) => {
  test.skip(!existsSync('/usr/bin/caddy'), 'apt-get install caddy');
  await whileInstalled(site.mockApi!, async (machine) => {
    expect(machine.run(blocksOf('Caddy')[0]!)).toMatch(/^ok \d/m);
    await works(page, machine.url);
  });
});

test('a place of a report becomes a line of the sources', async ({ site }) => {
  const machine = await makeMachine(test.info().outputPath('machine'), site.mockApi!);
  const file = readdirSync('dist/js').find((name) => /^banners\.\w+\.js$/.test(name))!;
  const [find] = blocksOf('Reports of failures');
  const column = readFileSync(`dist/js/${file}`, 'utf8').indexOf('Banner of ');
  expect(machine.run(find!.replace(/banners\.\w+\.js/, file).replace('2345', String(column)))).toContain(
    'src/features/banners/',
  );
});

test('each block of commands of the page is run here, or as one of the project’s commands', () => {
  const commands = [...SECTIONS.keys()].filter((title) => blocksOf(title).length > 0);
  expect(commands).toEqual([
    '# Operating',
    'Build',
    'nginx on Debian',
    'HTTPS',
    'A newer build',
    'Container',
    'Caddy',
    'Settings',
    'When something is set wrongly',
    'Reports of failures',
  ]);
  expect(blocksOf('Settings').join()).toMatch(/^(npm run build -- --env [^\n]*\n)+$/);
  expect(blocksOf('When something is set wrongly').join()).toMatch(/^npm run contract [^\n]*\n$/);
});
