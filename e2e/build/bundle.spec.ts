import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

/** Texts of the mock server that no production build may contain: its libraries, its sample accounts. */
const MOCK_TEXTS = /miragejs|pretender|petal-demo|seed-token/i;

const filesOf = (build: string) =>
  readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((file) => path.extname(file));

const carryingMockTexts = (build: string) =>
  filesOf(build)
    .filter((file) => /\.(js|css|html)$/.test(file))
    .filter((file) => MOCK_TEXTS.test(readFileSync(path.join(build, file), 'utf8')));

test('the production build contains nothing of the mock server', () => {
  expect(carryingMockTexts('dist')).toEqual([]);
  expect(filesOf('dist').filter((file) => /(^|[\\/])(mirage|media)/.test(file))).toEqual([]);
});

test('the demo build has the mock server and its media', () => {
  expect(carryingMockTexts('dist-demo')).not.toEqual([]);
  expect(filesOf('dist-demo').filter((file) => file.startsWith('media'))).not.toEqual([]);
});

test('of the router only what the panel uses is in the build', () => {
  const scripts = filesOf('dist').filter((file) => file.endsWith('.js'));
  const rest = scripts.filter((file) =>
    /data-discover|www-form-urlencoded/.test(readFileSync(path.join('dist', file), 'utf8')),
  );
  expect(rest).toEqual([]);
});

test('selectors that begin alike stay apart: one that ends with `:is(…)` is tried on every element of a page', () => {
  const [sheet] = filesOf('dist').filter((file) => file.endsWith('.css'));
  expect(readFileSync(path.join('dist', sheet!), 'utf8')).toContain('.table td,.table th{');
});

test('source maps are beside the build, never in it', () => {
  // The boot script, which reports no errors, has none.
  const scripts = filesOf('dist').filter((file) => /^js[\\/](?!boot\.).*\.js$/.test(file));
  const maps = filesOf('maps');
  expect(scripts.filter((script) => !maps.includes(`${script}.map`))).toEqual([]);
  for (const build of ['dist', 'dist-demo']) expect(filesOf(build).filter((file) => file.includes('.map'))).toEqual([]);
});

test('neither source maps nor private files get into an image', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['**/.env*', '.git', 'maps']));
});

test('index.html names its settings and every file it needs', () => {
  const html = readFileSync('dist/index.html', 'utf8');
  const [, settings] = /<script id="settings" type="application\/json">([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(Object.keys(JSON.parse(settings ?? '{}') as object)).toEqual([
    'apiRoot',
    'mediaHost',
    'productName',
    'adminUserId',
    'reportTo',
  ]);
  const files = filesOf('dist').map((file) => `/${file}`);
  const named = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file]) => file);
  expect(named.length).toBeGreaterThan(3);
  for (const file of named) expect(files).toContain(file);
  expect(html).not.toMatch(/(?:src|href)="https?:/);
});

/** The packages whose code is in the build, by its maps, and those whose styles and fonts are. */
function shipped() {
  const sources = filesOf('maps').flatMap(
    (file) => (JSON.parse(readFileSync(path.join('maps', file), 'utf8')) as { sources: string[] }).sources,
  );
  const names = sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? []);
  return [...new Set([...names, 'bootstrap', '@fontsource-variable/inter'])].sort();
}

test('licenses.txt has each package of which anything ships', () => {
  const listed = readFileSync('dist/licenses.txt', 'utf8').matchAll(/^((?:@[\w-]+\/)?[\w.-]+) \d+\.\d+\.\d+$/gm);
  const names = new Set([...listed].map(([, name]) => name));
  expect(shipped().length).toBeGreaterThan(40);
  expect(shipped().filter((name) => !names.has(name))).toEqual([]);
});

test('the bill of materials lists what ships, with versions and licences, and nothing else', () => {
  const { bomFormat, metadata, components } = JSON.parse(readFileSync('about/sbom.json', 'utf8')) as {
    bomFormat: string;
    metadata: { component: { name: string } };
    components: { name: string; version: string; licenses?: object[] }[];
  };
  const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string };
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', name]);
  const names = components.map((component) => component.name);
  expect(shipped().filter((each) => !names.includes(each))).toEqual([]);
  expect(components.filter(({ licenses }) => !licenses)).toEqual([]);
  expect(names.filter((each) => each.startsWith('@types/') || each === 'webpack')).toEqual([]);
});

test('the build tells its version and commit; what is about the build is beside it, for no host to serve unasked', () => {
  const [, name] = /<meta name="build" content="(\d+\.\d+\.\d+( [\da-f]{8}(-dirty)?)?)">/.exec(
    readFileSync('dist/index.html', 'utf8'),
  )!;
  expect(readFileSync('dist/healthz.txt', 'utf8')).toBe(`ok ${name}\n`);
  expect(filesOf('dist').filter((file) => file.endsWith('.json'))).toEqual([]);
});

test('the table of calls is written, and no page names it', () => {
  const { calls } = JSON.parse(readFileSync('about/contract.json', 'utf8')) as {
    calls: { path: string; does: string; body: string; fields: object }[];
  };
  expect(calls).toContainEqual({ path: 'plans/list', does: 'read', body: 'json', fields: {} });
  expect(calls).toContainEqual({
    path: 'users/update/bmr',
    does: 'write',
    body: 'json',
    fields: { userId: 3, bmr: 1400 },
  });
  const naming = filesOf('dist').filter((file) => /\.(js|html)$/.test(file));
  expect(naming.filter((file) => readFileSync(path.join('dist', file), 'utf8').includes('contract.json'))).toEqual([]);
});
