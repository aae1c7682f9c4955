import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/* What the pages name is there: files, links, commands with their options, and all else that stands in code. */

const list = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true }).map((entry) => {
    const name = `${entry.parentPath}/${entry.name}`;
    return entry.isDirectory() ? `${name}/` : name;
  });

const FOLDERS = ['.ci', 'bench', 'deploy', 'docs', 'e2e', 'gallery', 'public', 'scripts', 'seed-art', 'src', 'test'];
const AT_ROOT = readdirSync('.', { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? entry.name : []));
const FILES = [...AT_ROOT, ...FOLDERS.map((folder) => `${folder}/`), ...FOLDERS.flatMap(list)];

const PAGES = FILES.filter((file) => file.endsWith('.md') && !file.startsWith('test/'));
const read = (file: string) => readFileSync(file, 'utf8');

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const SOURCE = /\.(?:tsx?|mjs|cjs|scss|conf|html|json|svg)$|^\.ci\/run$|^deploy\/.*[^/]$|^\.nvmrc$/;
const SOURCES = oneLine(
  FILES.filter((file) => SOURCE.test(file) && file !== 'package-lock.json' && !file.startsWith('test/docsNames'))
    .map(read)
    .join('\n'),
);

const WORDS = new Set(SOURCES.match(/\w+/g));

const BLOCK = /^ *```(\w*).*\n([^]*?)^ *```$/gm;
const blocksOf = (page: string, language: string) =>
  [...read(page).matchAll(BLOCK)].flatMap(([, of, block]) => (of === language ? block! : []));
const spansOf = (page: string) =>
  (
    read(page)
      .replaceAll(BLOCK, '')
      .match(/`[^`]+`/g) ?? []
  ).map((span) => oneLine(span.slice(1, -1)));

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** What a page names: a file or a folder, by the end of its path; its ending may be left out. */
const isFile = (name: string) => {
  const end = `/${name.replace(/^(?:\.{0,2}\/)+/, '')}`;
  return FILES.some((file) => [`/${file}`, `/${file}`.replace(/\/$|\.\w+$/, '')].some((own) => own.endsWith(end)));
};

/** The variables that are set for a command, the command, and what it is given. */
const COMMAND = /^((?:[A-Z\d_]+=\S+ )*)(npm run [\w:-]+|npm (?:start|test|ci|sbom)|npx \w+|node \S+\.mjs)(?: (.*))?$/;
const isCommand = (span: string) => COMMAND.test(span.split(' && ')[0]!);

/** Options that are handed on, to Playwright. */
const OTHERS: Record<string, string> = { 'npm run test:e2e': '--project' };

/** The files that a script starts: their first comments tell its options. */
const filesOf = (command: string) => {
  const [, script = ''] = /^npm (?:run )?([\w:-]+)$/.exec(command) ?? [];
  const text = (scripts[script] ?? command).replace(/[\w:]+/g, (word) => scripts[word] ?? word);
  const started = text.match(/[\w/-]+\.(?:ts|mjs)\b/g) ?? [];
  return [...started, ...(text.includes('webpack ') ? ['webpack.config.ts'] : [])].filter(existsSync);
};

/** Why a command cannot run as it is written; undefined if it can. */
function wrongIn(written: string): string | undefined {
  const [, variables = '', command, given = ''] = COMMAND.exec(written) ?? [];
  if (!command) return `no command: ${written}`;
  const [, script] = /^npm run (\S+)$/.exec(command) ?? [];
  if (script && !(script in scripts)) return `no script: ${script}`;
  if (command.startsWith('node ') && filesOf(command).length === 0) return `no file: ${command}`;
  const declared = filesOf(command).map(read).join('\n');
  const unset = variables.split(' ').find((each) => each && !SOURCES.includes(each.split('=')[0]!));
  if (unset) return `no variable: ${unset}`;
  const words = given.split(' ');
  const option = words.find((word) => {
    const [, name] = /^--(\w[\w-]*)/.exec(word) ?? [];
    return name && name !== 'help' && !declared.includes(`--${name}`) && OTHERS[command] !== word;
  });
  if (option) return `no option of ${command}: ${option}`;
  const missing = words.find((word) => /^(?:src|e2e|test|scripts|docs)\//.test(word) && !existsSync(word));
  return missing && `no file: ${missing}`;
}

/** What stands for something else: `<name>`, `XPage`, `xScreen`, `…`. */
const PLACEHOLDER = /[<>…]|^\W*X[A-Z]|^x[A-Z]/;

/** Examples, names of other programs, and what only an installation or a browser has. */
const NO_NAMES = `
/users#scenario=awkward&latency=300&fail=users/list:500
fail=banners/list:ok,cut
edit.calories:12
http(s)://
.gz
'"a7f"'
xxxx 00
toX(row)
UNSAFE_
{ kind: 'edit', id: 24 }
meta.arg.originalArgs
dishes/set*.mjs
{ rows: 100000, first: [20 rows] }
listBanners(undefined)
api.provided
meta.baseQueryMeta
/etc/nginx/panel/settings.conf
/srv/panel/current/index.html
/srv/panel/older
/var/log/nginx/access.log
adm
git pull
host.docker.internal
petal-admin:before
docker logs
location /media/
nginx: host not found in upstream
docker buildx imagetools inspect node:24-bookworm-slim
scp -r
NODE_EXTRA_CA_CERTS
new Image().src = 'http://example.org/'
serve -s
http-server
`
  .trim()
  .split('\n');

/** `banners/dialogOpened` is made of the names of a slice and an event, `api/executeQuery/pending (listBanners)` of those of a call. */
const isInSources = (span: string) => {
  const isAction = /^[a-z]\w*(?:\/[a-z]\w*)+(?: \(\w+\))?$/i.test(span);
  if (span.startsWith('--')) return span.split(' ').every((part) => SOURCES.includes(part));
  const parts = isAction ? span.match(/\w+/g)! : [span.replace(/\/$/, '')];
  return parts.every((part) => (/^\w+$/.test(part) ? WORDS.has(part) : SOURCES.includes(part)));
};

test.each(PAGES.filter((page) => /^(?:docs\/)?[^/]*$/.test(page)))(
  '%s says in its first line for whom it is',
  (page) => {
    expect(read(page)).toMatch(/^# .+\n\nFor /);
  },
);

test.each(PAGES)('what %s names is there', (page) => {
  const isKnown = (span: string) =>
    isCommand(span) || PLACEHOLDER.test(span) || NO_NAMES.includes(span) || isFile(span) || isInSources(span);
  expect(spansOf(page).filter((span) => !isKnown(span))).toEqual([]);
});

test('each of the other names stands in a page', () => {
  const named = PAGES.flatMap(spansOf);
  expect(NO_NAMES.filter((name) => !named.includes(name))).toEqual([]);
});

test.each(PAGES)('the commands of %s can be run as they are written', (page) => {
  const lines = blocksOf(page, 'sh').flatMap((block) => block.split('\n').map((line) => line.replace(/ +#.*/, '')));
  const commands = [...lines, ...spansOf(page)].filter(isCommand).flatMap((line) => line.split(' && '));
  expect(commands.flatMap((command) => wrongIn(command.trim()) ?? [])).toEqual([]);
});

const idOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d\s-]/gu, '')
    .replaceAll(' ', '-');

test.each(PAGES)('the links of %s lead somewhere', (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)];
  const broken = links.filter(([, to, id]) => {
    const file = to ? path.join(path.dirname(page), to) : page;
    if (!existsSync(file)) return true;
    return id && ![...read(file).matchAll(/^#+ (.*)$/gm)].some(([, heading]) => idOf(heading!) === id);
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

test('bring-in.md names each ending that its page takes', () => {
  const [, accepted = ''] = /ACCEPT =\s*'([^']*)'/.exec(read('src/capabilities/bringIn/Drop.tsx')) ?? [];
  const endings = accepted.split(',').filter((type) => type.startsWith('.'));
  expect(endings.length).toBeGreaterThan(10);
  expect(endings.filter((ending) => !spansOf('docs/bring-in.md').includes(ending))).toEqual([]);
});

test('what is not there is told', () => {
  expect(wrongIn('npm run bench -- --only acts --dist dist')).toBeUndefined();
  expect(wrongIn('npm run benches')).toBe('no script: benches');
  expect(wrongIn('npm run bench -- --olny acts')).toBe('no option of npm run bench: --olny');
  expect(wrongIn('node seed-art/draw-nothing.mjs')).toBe('no file: node seed-art/draw-nothing.mjs');
  expect(wrongIn('E2E_SKIP_BUILDS=1 npm run test:e2e')).toBe('no variable: E2E_SKIP_BUILDS=1');
  expect(wrongIn('npx jest src/features/banner')).toBe('no file: src/features/banner');
});
