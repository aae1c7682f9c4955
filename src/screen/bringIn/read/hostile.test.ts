import { zipOf } from '@test/sources/json';
import { RECIPES } from '@test/sources/taken';
import { readSources } from './readSources';

const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const file = (content: string | Uint8Array<ArrayBuffer>, name: string) => new File([content], name);
const page = (body: string) => file(`<!doctype html><html><body>${body}</body></html>`, 'page.html');
const recipe = (more: string) =>
  `<h1>Soup</h1>${more}<h2>Ingredients</h2><ul><li>1 leek</li></ul><h2>Method</h2><p>Boil.</p>`;
const READABLE = 'Text, html, csv, xlsx or json can be read.';
const DAMAGED = 'This file is damaged and cannot be read.';

type Given = string | File;

/** What cannot be read, each with the sentence that says so. */
const REFUSED: [what: string, source: () => Given, problem: string][] = [
  ['nothing', () => '', 'Paste a text or choose a file.'],
  ['spaces', () => ' \n\t ', 'Paste a text or choose a file.'],
  ['marks of direction alone', () => '\u200F\u202B', 'Paste a text or choose a file.'],
  ['an empty file', () => file('', 'a.txt'), 'This file is empty.'],
  ['a byte order mark alone', () => file('\uFEFF', 'a.csv'), 'This file is empty.'],
  ['a PNG', () => file(latin('\x89PNG\r\n\x1A\n\0\0\0\rIHDR'), 'a.png'), `This is a picture. ${READABLE}`],
  [
    'a JPEG that is called a text',
    () => file(latin('\xFF\xD8\xFF\xE0\0\x10JFIF'), 'a.txt'),
    `This is a picture. ${READABLE}`,
  ],
  ['a GIF', () => file('GIF89a....', 'a.gif'), `This is a picture. ${READABLE}`],
  ['a WebP', () => file('RIFF\x10\0\0\0WEBPVP8 ', 'a.csv'), `This is a picture. ${READABLE}`],
  ['a picture that was pasted', () => 'data:image/png;base64,iVBORw0KGgo=', `This is a picture. ${READABLE}`],
  ['a picture pasted as text', () => '\uFFFDPNG\r\n\u001a\n', `This is a picture. ${READABLE}`],
  ['a PDF', () => file('%PDF-1.7\n%\xE2\xE3', 'a.txt'), `This is a PDF. ${READABLE}`],
  ['a PDF that was pasted', () => '%PDF-1.4\n1 0 obj', `This is a PDF. ${READABLE}`],
  ['a film', () => file(latin('\0\0\0\x18ftypmp42'), 'a.mp4'), `This is a film or a sound. ${READABLE}`],
  [
    'an old Word file',
    () => file(latin('\xD0\xCF\x11\xE0\xA1\xB1'), 'a.doc'),
    `This is a document of an office program. ${READABLE}`,
  ],
  ['RTF', () => file('{\\rtf1\\ansi Soup}', 'a.rtf'), `This is a document of an office program. ${READABLE}`],
  [
    'a Word file',
    () => file(zipOf({ '[Content_Types].xml': '<x/>', 'word/document.xml': '<x/>' }), 'a.docx'),
    `This is a document of an office program. ${READABLE}`,
  ],
  ['bytes that are no text', () => file(latin('\x00\x01\x02\x03'.repeat(50)), 'a.txt'), `This is no text. ${READABLE}`],
  ['a broken archive', () => file(latin('PK\x03\x04 and so on'), 'a.zip'), DAMAGED],
  ['an archive that was cut off', () => file(zipOf({ 'a.txt': 'Soup' }).slice(0, 60), 'a.zip'), DAMAGED],
  [
    'an archive without texts',
    () => file(zipOf({ 'a.bin': 'x' }), 'a.zip'),
    `There is nothing to read in this archive. ${READABLE}`,
  ],
  [
    'an archive that becomes gigabytes',
    () => file(zipOf({ 'a.txt': new Uint8Array(60_000_000) }), 'a.zip'),
    'Unpacked, this file has more than 50 MB, so it is not read.',
  ],
  [
    'an archive within an archive that does',
    () => file(zipOf({ 'a.zip': zipOf({ 'recipe.json': new Uint8Array(60_000_000) }) }), 'a.zip'),
    'Unpacked, this file has more than 50 MB, so it is not read.',
  ],
  [
    'a workbook that does',
    () => file(zipOf({ 'xl/workbook.xml': '<x/>', 'xl/big.xml': new Uint8Array(60_000_000) }), 'a.xlsx'),
    'Unpacked, this file has more than 50 MB, so it is not read.',
  ],
  ['a workbook of nothing', () => file(zipOf({ 'xl/workbook.xml': '<x' }), 'a.xlsx'), DAMAGED],
  [
    '50 MB',
    () => file(new Uint8Array(50_000_000).fill(97), 'a.txt'),
    'This file has 50 MB. Files of up to 5 MB can be read.',
  ],
  ['no JSON', () => file('{"name": ', 'a.json'), 'This is no valid JSON, so it cannot be read.'],
  ['JSON of numbers', () => file('[1, 2, 3]', 'a.json'), 'No recipe was found in this file.'],
  [
    'JSON that is nested very deep',
    () => file('[{"a":'.repeat(5000) + '1' + '}]'.repeat(5000), 'a.json'),
    'No recipe was found in this file.',
  ],
  ['a table of heads alone', () => file('Title,Ingredients,Method\n', 'a.csv'), 'There are no rows in this table.'],
  ['a page without a recipe', () => page('<h1>About us</h1><p>We cook.</p>'), 'No recipe was found in this page.'],
  ['a comment without an end', () => page('<!-- '.repeat(2000)), 'No recipe was found in this page.'],
  ['scripts without an end', () => page('<script>'.repeat(20_000)), 'No recipe was found in this page.'],
  [
    'data without an end',
    () => page('<script type="application/ld+json">'.repeat(10_000)),
    'No recipe was found in this page.',
  ],
  ['tags without an end', () => page('<a '.repeat(20_000)), 'No recipe was found in this page.'],
  ['bold in italic, 5000 deep', () => page('<b><i>'.repeat(2500)), 'No recipe was found in this page.'],
  ['elements in elements, 1000 deep', () => page('<div>'.repeat(1000)), 'No recipe was found in this page.'],
];

test.each(REFUSED)('%s: a sentence', async (_what, source, problem) => {
  const { records, problems } = await readSources([source()], RECIPES);
  expect(records).toEqual([]);
  expect(problems).toEqual([problem]);
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
  ['empty lines', () => `Soup${'\n'.repeat(LONG)}Ingredients\n1 leek`],
  ['heads', () => 'Ingredients\n1 leek\n'.repeat(5000)],
  ['one cell of 100 kB', () => file(`Title,Ingredients,Method\nSoup,"${'; '.repeat(LONG / 2)}",Boil.`, 'a.csv')],
  ['10,000 rows', () => file(`Title,Ingredients,Method\n${'Soup,1 leek; 2 carrots,Boil.\n'.repeat(10_000)}`, 'a.csv')],
  ['2,000 columns', () => file(`${'Title,'.repeat(2000)}\n${'Soup,'.repeat(2000)}`, 'a.csv')],
  ['a quote without an end', () => file(`Title,Ingredients\n"${'x,'.repeat(LONG)}`, 'a.csv')],
  ['accents upon accents', () => `S${'\u0301'.repeat(LONG)}\n\nIngredients\n1 leek`],
  ['half characters', () => `Soup \uD800\n\nIngredients\n\uDC00 leek`],
];

test.each(SLOW)('%s: read in no time', async (_what, source) => {
  const start = performance.now();
  const { records, problems } = await readSources([source()], RECIPES);
  expect(problems).toEqual([]);
  expect(records.length).toBeGreaterThan(0);
  expect(performance.now() - start).toBeLessThan(4000);
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

test('where no elements can be made, that is said of the page, and the others are read', async () => {
  jest.spyOn(DOMParser.prototype, 'parseFromString').mockImplementation(() => {
    throw new TypeError('This document requires TrustedHTML.');
  });
  const { records, problems } = await readSources([page(recipe('')), 'Soup\n\nIngredients\n1 leek'], RECIPES);
  expect(records).toHaveLength(1);
  expect(problems).toEqual([`page.html: ${DAMAGED}`]);
});

test('a stopped reading is rejected with the reason', async () => {
  const stop = new AbortController();
  const reading = readSources([file(`Title,Method\n${'Soup,Boil.\n'.repeat(1000)}`, 'a.csv')], RECIPES, {
    signal: stop.signal,
    onProgress: () => stop.abort(new Error('enough')),
  });
  await expect(reading).rejects.toThrow('enough');
});
