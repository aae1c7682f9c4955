import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { allCommands, run, runByStages, whileUp } from '../support/commands';
import { freePort } from '../support/startProcess';

/* Each command that somebody is told to run: here in its shortest form, unless a stage of `.ci/run` runs it. */

test.setTimeout(180_000);

const out = (name: string) => test.info().outputPath(name);
const PASSWORD = { CONTRACT_PASSWORD: 'petal-demo' };
const contract = (api: string) =>
  run(`npm run contract -- --api ${api}/api --email amina@petal.app --out ${out('contract.md')}`, PASSWORD);

/** Expects that a script draws what is committed. */
async function drawsTheSame(script: string, folders: readonly string[]) {
  expect(await run(`${script} ${out('art')}`)).toMatchObject({ status: 0 });
  for (const folder of folders) {
    const drawn = readdirSync(out(`art/${folder}`));
    expect(drawn).not.toEqual([]);
    for (const file of drawn)
      expect(readFileSync(out(`art/${folder}/${file}`))).toEqual(readFileSync(`src/mirage/media/${folder}/${file}`));
  }
}

const HERE: Record<string, () => Promise<void>> = {
  'npm start': async () =>
    whileUp('npm start', { PORT: await freePort() }, async (url) => {
      expect(await (await fetch(url)).text()).toContain('id="root"');
    }),
  'npm run mock-api': async () =>
    whileUp('npm run mock-api', { PORT: await freePort() }, async (url) => {
      expect((await fetch(`${url}/api/users/list`, { method: 'POST' })).status).toBe(401);
    }),
  'npm run contract': async () => {
    await whileUp('node node_modules/.cache/e2e-mock-api.cjs', { PORT: await freePort() }, async (url) => {
      expect(await contract(url)).toMatchObject({ status: 0 });
    });
    const nobody = `http://127.0.0.1:${await freePort()}`;
    expect(await contract(nobody)).toMatchObject({
      status: 2,
      printed: expect.stringContaining(`could not sign in at ${nobody}/api: unreachable, ECONNREFUSED`),
    });
  },
  'npm run docs': async () => {
    const map = readFileSync('docs/map.md', 'utf8');
    expect(await run('npm run docs')).toMatchObject({ status: 0 });
    expect(readFileSync('docs/map.md', 'utf8')).toBe(map);
  },
  'npm run walk': async () => {
    const walked = await run('npm run walk -- --seed 7 --steps 10 --minutes 0.01');
    expect(walked.printed).toContain('1 passed');
    expect(walked.status).toBe(0);
  },
  'npm run walk:webkit': async () => {
    const walked = await run('npm run walk:webkit', { MINI_BROWSER: '/no/MiniBrowser' });
    expect(walked).toMatchObject({
      status: 1,
      printed: expect.stringMatching(/Not found: .*\/no\/MiniBrowser/),
    });
  },
  'npm run report': async () => {
    const { status, printed } = await run('npm run report -- e2e/reports/refused-save.json');
    expect(printed).toContain('! Save was refused (500)');
    expect(printed).toContain('fail=plans/update:500');
    expect(status).toBe(0);
    for (const [given, told] of [
      ['', 'Which file?'],
      ['nothing.json', 'Cannot read it: ENOENT'],
      ['package.json', 'This is not a report of what happened.'],
    ] as const) {
      const refused = await run(`npm run report -- ${given}`);
      expect(refused).toMatchObject({ status: 2, printed: expect.stringContaining(told) });
      expect(refused.printed).not.toContain('    at ');
    }
  },
  'npm run bench': async () => expect(await run('npm run bench -- --help')).toMatchObject({ status: 0 }),
  'npm run mutants': async () => {
    const { status, printed } = await run('npm run mutants -- sameValues');
    expect(printed).toMatch(/\| src\/lib\/sameValues\.ts \| +\d+ \| +\d+ \| \d+ % \|/);
    expect(status).toBe(0);
  },
  'npm run screenshots': async () => {
    await run(`npm run screenshots -- sign-in --out ${out('')}`, { E2E_SKIP_BUILD: '1' });
    expect(readdirSync(out('')).filter((file) => file.endsWith('.png'))).toEqual(['sign-in.png']);
  },
  'node scripts/draw-icon.mjs': async () => {
    expect(await run(`node scripts/draw-icon.mjs ${out('icon.ico')}`)).toMatchObject({ status: 0 });
    expect([...readFileSync(out('icon.ico')).subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  },
  'node seed-art/draw-banners.mjs': () => drawsTheSame('node seed-art/draw-banners.mjs', ['banners']),
  'node seed-art/draw-dishes.mjs': () => drawsTheSame('node seed-art/draw-dishes.mjs', ['dishes']),
  'node seed-art/draw-receipts.mjs': () => drawsTheSame('node seed-art/draw-receipts.mjs', ['receipts']),
  'node seed-art/draw-tracker.mjs': () => drawsTheSame('node seed-art/draw-tracker.mjs', ['highlights', 'habits']),
  'node seed-art/film-exercises.mjs': async () => {
    const filmed = await run(`"${process.execPath}" seed-art/film-exercises.mjs`, { PATH: '/nowhere' });
    expect(filmed).toMatchObject({ status: 1, printed: expect.stringContaining('ffmpeg is not installed') });
  },
};

/** Those that run nowhere in the check, and why. */
const NOWHERE: Record<string, string> = {
  'npm run format': 'it changes files; `format:check` tells what it would change',
  'npm sbom': 'it is part of npm; the build writes what it prints',
  ...Object.fromEntries(
    ['build', 'buildx', 'logs', 'restart', 'rm', 'run', 'tag'].map((verb) => [
      `docker ${verb}`,
      'the check has no containers',
    ]),
  ),
};

test('each command is run by a stage of the check or here, or it is said why not', () => {
  const stages = runByStages();
  const listed = [...Object.keys(HERE), ...Object.keys(NOWHERE)];
  expect(listed.filter((command) => stages.has(command))).toEqual([]);
  expect(listed.toSorted()).toEqual(allCommands().filter((command) => !stages.has(command)));
});

/** By hand, as they take a minute; `--help`, below, starts each of them. */
const LONG = ['npm run mutants'];

for (const [command, check] of Object.entries(HERE))
  test(command, { tag: LONG.includes(command) ? '@matrix' : [] }, check);

/** Our own commands that take options, and where these are declared. */
const WITH_OPTIONS: Record<string, string> = {
  'npm run walk': 'scripts/walk.mjs',
  'npm run contract': 'scripts/contract/main.ts',
  'npm run bench': 'bench/options.mjs',
  'npm run screenshots': 'scripts/screenshots.mjs',
  'node scripts/serve.mjs': 'scripts/serve.mjs',
};
const OTHERS = ['npm run report', 'npm run mock-api', 'npm run walk:webkit', 'npm run test:e2e', 'npm run mutants'];
const DRAWING = Object.keys(HERE).filter((command) => command.startsWith('node '));

test('--help tells what each command of ours does, and its options', async () => {
  for (const command of [...Object.keys(WITH_OPTIONS), ...OTHERS, ...DRAWING]) {
    const { status, printed } = await run(
      `${command.replace('npm run', 'npm run --silent')} ${command.startsWith('npm') ? '-- ' : ''}--help`,
    );
    expect([command, status, printed.length > 80]).toEqual([command, 0, true]);
    const source = WITH_OPTIONS[command] ? readFileSync(WITH_OPTIONS[command], 'utf8') : '';
    for (const [, option] of source.matchAll(/(\w+): \{ type: '/g)) expect(printed).toContain(`--${option}`);
  }
});

test('mutants of a module that is not listed are none, and it is said', async () => {
  expect(await run('npm run mutants -- nothing')).toMatchObject({
    status: 1,
    printed: expect.stringContaining('No module has nothing in its path'),
  });
});

test('a port that is none is told', async () => {
  const expected = { status: 1, printed: expect.stringMatching(/^A port is a number up to 65535, not abc\.$/m) };
  expect(await run('npm start', { PORT: 'abc' })).toMatchObject(expected);
  expect(await run('npm run mock-api', { PORT: 'abc' })).toMatchObject(expected);
  expect(await run('node scripts/serve.mjs --port abc')).toMatchObject(expected);
});

test('a port that is taken is told, with what takes another', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const expected = (advice: string) => ({
    status: 1,
    printed: expect.stringContaining(`Port ${port} is taken; ${advice}`),
  });
  const PORT = String(port);
  expect(await run('npm start', { PORT })).toMatchObject(expected(`PORT=${port + 1} npm start takes another.`));
  expect(await run('npm run mock-api', { PORT })).toMatchObject(expected(`PORT=${port + 1} npm run mock-api takes`));
  expect(await run(`node scripts/serve.mjs --port ${PORT}`)).toMatchObject(expected('--port takes another.'));
  server.close();
});
