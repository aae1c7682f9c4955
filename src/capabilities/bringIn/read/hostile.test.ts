import { file, type Given, page, READABLE, REFUSED } from '@test/sources/refused';
import { RECIPES } from '@test/sources/taken';
import { MOST } from './piece';
import { readSources } from './readSources';

const recipe = (more: string) =>
  `<h1>Soup</h1>${more}<h2>Ingredients</h2><ul><li>1 leek</li></ul><h2>Method</h2><p>Boil.</p>`;

test.each(REFUSED)('%s: a sentence', async (_what, source, problem) => {
  const { records, problems } = await readSources([source()], RECIPES);
  expect(records).toEqual([]);
  expect(problems.join(' ')).toBe(problem);
});

/** Pages that would do something if they were shown: the recipe in each is read, and nothing else happens. */
const ACTIVE: [what: string, markup: string][] = [
  ['a script', '<script>window.ran = true; fetch("https://evil.example")</script>'],
  ['a picture whose error runs', '<img src="https://evil.example/x" onerror="window.ran = true">'],
  ['a drawing that runs when loaded', '<svg onload="window.ran = true"><script>window.ran = true</script></svg>'],
  ['a frame', '<iframe src="https://evil.example" srcdoc="<script>parent.ran = true</script>"></iframe>'],
  ['a page that leads away', '<meta http-equiv="refresh" content="0;url=https://evil.example">'],
  [
    'a sheet',
    '<link rel="stylesheet" href="https://evil.example/x.css"><style>@import "https://evil.example/y.css"</style>',
  ],
  [
    'a form that sends itself',
    '<form action="https://evil.example"><input name="x" autofocus onfocus="window.ran = true"></form>',
  ],
  ['an object', '<object data="https://evil.example/x.swf"></object><embed src="https://evil.example/x">'],
  ['a film', '<video src="https://evil.example/x.mp4" autoplay onerror="window.ran = true"></video>'],
  ['an address that runs', '<a href="javascript:window.ran = true">Go</a>'],
  ['a base', '<base href="https://evil.example/">'],
  ['a template', '<template><script>window.ran = true</script></template>'],
];

describe('of a page', () => {
  const watched = () => ({ html: document.documentElement.outerHTML, ran: 'ran' in window, href: location.href });

  test.each(ACTIVE)('%s does nothing', async (_what, markup) => {
    const requests = jest.spyOn(globalThis, 'fetch');
    const opened = jest.spyOn(XMLHttpRequest.prototype, 'open');
    const before = watched();
    const inData = JSON.stringify({
      '@type': 'Recipe',
      name: `Soup${markup}`,
      recipeIngredient: ['1 leek'],
    }).replaceAll('</', '<\\/');
    const sources = [page(recipe(markup)), page(`<script type="application/ld+json">${inData}</script>`)];
    const { records, problems } = await readSources(sources, RECIPES);
    expect(problems).toEqual([]);
    expect(records.map(({ fields }) => fields.ingredients)).toEqual(['1 leek', '1 leek']);
    expect(records.map(({ fields }) => fields.title).join()).not.toMatch(/<|onerror|window/);
    expect(watched()).toEqual(before);
    expect(requests).not.toHaveBeenCalled();
    expect(opened).not.toHaveBeenCalled();
  });
});

const LONG = 100_000;

/** Texts that would take a careless reader minutes. */
const SLOW: [what: string, source: () => Given][] = [
  ['one line of spaces', () => `Soup\n${' '.repeat(LONG)}x`],
  ['brackets', () => `${'('.repeat(LONG)}\n\nIngredients\n1 leek`],
  ['signs that part', () => `Soup\n${'· '.repeat(LONG)}`],
  ['digits', () => `Soup\n${'1'.repeat(LONG)} kcal`],
  ['messages', () => '[1/1/26, 7:05 PM] A: 1 leek\nIngredients\n1 leek\n'.repeat(3000)],
  ['brackets that do not close', () => `[1/1/26, 7:05 PM] A: Soup\nIngredients\n${`<${' '.repeat(99)}`.repeat(1000)}`],
  ['stars', () => `Soup\n\nIngredients\n${'*a _b '.repeat(LONG / 6)}`],
  ['empty lines', () => `Soup${'\n'.repeat(LONG)}Ingredients\n1 leek`],
  ['heads', () => 'Ingredients\n1 leek\n'.repeat(5000)],
  ['one cell of 100 kB', () => file(`Title,Ingredients,Method\nSoup,"${'; '.repeat(LONG / 2)}",Boil.`, 'a.csv')],
  ['10,000 rows', () => file(`Title,Ingredients,Method\n${'Soup,1 leek; 2 carrots,Boil.\n'.repeat(10_000)}`, 'a.csv')],
  ['2,000 columns', () => file(`${'Title,'.repeat(2000)}\n${'Soup,'.repeat(2000)}`, 'a.csv')],
  ['a quote without an end', () => file(`Title,Ingredients\n"${'x,'.repeat(LONG)}`, 'a.csv')],
  ['accents upon accents', () => `S${'\u0301'.repeat(LONG)}\n\nIngredients\n1 leek`],
  ['a page of tags without an end', () => page(`${recipe('')}${'<a>'.repeat(MOST / 6)}${'</b>'.repeat(MOST / 10)}`)],
  ['a page of signs that open tags', () => page(`${recipe('')}<p>${'<'.repeat(MOST / 2)}`)],
  ['a page of attributes', () => page(`${recipe('')}<a ${'b="'.repeat(MOST / 4)}`)],
  ['half characters', () => `Soup \uD800\n\nIngredients\n\uDC00 leek`],
];

test.each(SLOW)('%s: read with little work', async (_what, source) => {
  const before = process.cpuUsage(); // not the time, which on a busy machine is that of others
  const { records, problems } = await readSources([source()], RECIPES);
  const { user, system } = process.cpuUsage(before);
  expect(problems).toEqual([]);
  expect(records.length).toBeGreaterThan(0);
  expect((user + system) / 1000).toBeLessThan(4000);
});

test('items in items and objects in objects, thousands deep, are read as far as a record goes', async () => {
  const items = page('<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Soup</b>'.repeat(3000));
  const objects = `{"@type":"Recipe","name":"Stew","image":${'{"a":['.repeat(20_000)}1${']}'.repeat(20_000)}}`;
  const { records, problems } = await readSources([items, file(objects, 'a.json')], RECIPES);
  expect(problems).toEqual([]);
  expect(records.at(0)!.fields.title).toMatch(/^Soup/);
  expect(records.at(-1)!.fields.title).toBe('Stew');
  expect(records.length).toBeLessThan(5);
});

test('columns that are called like parts of the language are columns like others', async () => {
  const { columns, records } = await readSources(
    [
      'constructor,Title,__proto__,Ingredients\na,Soup,b,1 leek\n',
      '[{"__proto__": 1, "title": "x", "toString": "y", "ingredients": "z"}]',
    ],
    RECIPES,
  );
  expect(columns.filter(({ field }) => field === null).map(({ head }) => head)).toEqual([
    'constructor',
    '__proto__',
    'toString',
  ]);
  expect(records.map(({ fields }) => fields.title)).toEqual(['Soup', 'x']);
});

test('what is wrong with one source does not keep the others from being read', async () => {
  const sources = [file('', 'empty.txt'), 'Soup\n\nIngredients\n1 leek', file('%PDF-1.4', 'menu.pdf')];
  const { records, problems } = await readSources(sources, RECIPES);
  expect(records.map(({ fields }) => fields.title)).toEqual(['Soup']);
  expect(problems).toEqual(['empty.txt: This file is empty.', `menu.pdf: This is a PDF. ${READABLE}`]);
});

test('a stopped reading is rejected with the reason', async () => {
  const stop = new AbortController();
  const reading = readSources([file(`Title,Method\n${'Soup,Boil.\n'.repeat(1000)}`, 'a.csv')], RECIPES, {
    signal: stop.signal,
    onProgress: () => stop.abort(new Error('enough')),
  });
  await expect(reading).rejects.toThrow('enough');
});

test('a file that has changed since it was chosen is not called damaged', async () => {
  const changed = file('Dal', 'a.txt');
  jest.spyOn(changed, 'arrayBuffer').mockRejectedValue(new DOMException('changed', 'NotReadableError'));
  const { problems } = await readSources([changed], RECIPES);
  expect(problems).toEqual(['This file has changed since it was chosen. Choose it again.']);
});
