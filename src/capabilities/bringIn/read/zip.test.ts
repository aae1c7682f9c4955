import { zipOf } from '@test/sources/json';
import { file } from '@test/sources/refused';
import { RECIPES } from '@test/sources/taken';
import { readSources } from './readSources';

const SOUP = 'Soup\n\nIngredients\n1 leek\n\nMethod\nBoil.';
const LOCKED = 'This file is protected by a password and cannot be read.';

const read = async (bytes: Uint8Array<ArrayBuffer>, name = 'a.zip') => {
  const { records, problems, notes } = await readSources([file(bytes, name)], RECIPES);
  return { titles: records.map(({ fields }) => fields.title), problems, notes };
};

/** The archive with another number of 16 bits in each of its directory's entries. */
function withInEntries(archive: Uint8Array<ArrayBuffer>, offset: number, value: number) {
  const bytes = Buffer.from(archive);
  for (let at = bytes.indexOf('PK\x01\x02'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 1))
    bytes.writeUInt16LE(value, at + offset);
  return new Uint8Array(bytes);
}

/** An archive of one stored text whose sizes and places are all written as ZIP64 has them. */
function zip64Of(name: string, text: string) {
  const numbers = (...values: number[]) => {
    const bytes = Buffer.alloc(values.length * 8);
    values.forEach((value, at) => bytes.writeBigUInt64LE(BigInt(value), at * 8));
    return bytes;
  };
  const size = Buffer.byteLength(text);
  const head = Buffer.alloc(26);
  head.writeUInt32LE(0xffffffff, 14);
  head.writeUInt32LE(0xffffffff, 18);
  head.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), head, Buffer.from(name + text)]);
  const extra = Buffer.concat([Buffer.from([9, 0, 2, 0, 1, 1, 1, 0, 24, 0]), numbers(size, size, 0)]);
  head.writeUInt16LE(extra.length, 24);
  const end = Buffer.alloc(14);
  end.writeUInt32LE(0xffffffff, 10);
  const entry = Buffer.concat([Buffer.from('PK\x01\x02\x2d\x00'), head, end, Buffer.from(name), extra]);
  const end64 = Buffer.concat([
    Buffer.from('PK\x06\x06'),
    numbers(44),
    Buffer.alloc(12),
    numbers(1, 1, entry.length, local.length),
  ]);
  const locator = Buffer.concat([
    Buffer.from('PK\x06\x07\0\0\0\0'),
    numbers(local.length + entry.length),
    Buffer.alloc(4),
  ]);
  const last = Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(4, 0), Buffer.alloc(12, 0xff), Buffer.alloc(2)]);
  return new Uint8Array(Buffer.concat([local, entry, end64, locator, last]));
}

test('an archive as ZIP64 writes it is read', async () => {
  expect(await read(zip64Of('soup.txt', SOUP))).toEqual({ titles: ['Soup'], problems: [], notes: [] });
});

test('an archive with a password, or packed otherwise, is said to be that, with the names of its files', async () => {
  const archive = zipOf({ 'soup.txt': SOUP, 'stew.txt': SOUP, 'cover.jpg': 'x' });
  expect((await read(withInEntries(archive, 8, 0x801))).problems).toEqual([
    '2 of 2 files in this archive were not read.',
    `soup.txt and stew.txt, each: ${LOCKED}`,
  ]);
  expect((await read(withInEntries(archive, 10, 9))).problems).toEqual([
    '2 of 2 files in this archive were not read.',
    'soup.txt and stew.txt, each: This file is packed in a way that cannot be unpacked here.',
  ]);
  expect((await read(withInEntries(archive, 28, 0xffff))).problems).not.toEqual([]);
});

test('a workbook with a password is said to have one', async () => {
  const part = Buffer.from('EncryptedPackage', 'utf16le');
  const bytes = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), Buffer.alloc(600), part]);
  expect((await read(new Uint8Array(bytes), 'a.xlsx')).problems).toEqual([LOCKED]);
});

test('the files of an archive of which nothing was taken are named, beside what was', async () => {
  const archive = zipOf({
    'soup.txt': SOUP,
    'soup.jpg': 'x',
    'stars.json': '{"stars": 5}',
    'tags.json': '["quick"]',
    'empty.txt': '',
    '__MACOSX/._soup.txt': '\0\0\0\x16',
    'menu.zip': zipOf({ 'stew.txt': SOUP, 'notes.txt': '' }),
  });
  expect(await read(archive)).toEqual({
    titles: ['Soup', 'Soup'],
    problems: [
      '3 of 5 files in this archive were not read.',
      'stars.json and tags.json, each: No recipe was found in this file.',
      'empty.txt: This file is empty.',
      'menu.zip: 1 of 2 files in this archive was not read.',
      'menu.zip: notes.txt: This file is empty.',
    ],
    notes: ['Pictures are not taken.'],
  });
  expect(await read(zipOf({ 'a.json': '[]', 'b.csv': 'Title,Method\n' }))).toMatchObject({
    titles: [],
    problems: [
      '2 of 2 files in this archive were not read.',
      'a.json: No recipe was found in this file.',
      'b.csv: There are no rows in this table.',
    ],
  });
});

test('a file of an archive that is of another kind is named, and why it was not read', async () => {
  const { titles, problems } = await read(zipOf({ 'soup.txt': SOUP, 'card.pdf': '%PDF-1.7', 'soup.jpg': 'x' }));
  expect(titles).toEqual(['Soup']);
  expect(problems).toEqual([
    '1 of 2 files in this archive was not read.',
    'card.pdf: This is another kind of file. Text, html, csv, xlsx or json can be read.',
  ]);
});

test('of an archive with more than is unpacked each file that was not read is named', async () => {
  const large = `Title,Method\n${' '.repeat(51_000_000)}`;
  const { problems } = await read(zipOf({ 'all.csv': large, 'soup.txt': SOUP }));
  expect(problems).toEqual([
    '2 of 2 files in this archive were not read.',
    'all.csv: Unpacked, this file has more than 50 MB, so it is not read.',
    'soup.txt: Unpacked, the files before it have more than 50 MB, so it is not read.',
  ]);
});

test('of many files of an archive the first ones are named', async () => {
  const names = Array.from({ length: 9 }, (_, at) => `${at}.txt`);
  const { problems } = await read(zipOf(Object.fromEntries(names.map((name) => [name, '']))));
  expect(problems).toEqual([
    '9 of 9 files in this archive were not read.',
    '0.txt, 1.txt, 2.txt, 3.txt, 4.txt and 4 more, each: This file is empty.',
  ]);
});

test('a sheet that is a chart does not keep the others of its workbook from being read', async () => {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
  const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const workbook = zipOf({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships>${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="Energy" sheetId="1" r:id="rId7"/><sheet name="Menu" sheetId="2" r:id="rId8"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation('rId7', 'chartsheet', 'chartsheets/sheet1.xml')}${relation('rId8', 'worksheet', 'worksheets/sheet1.xml')}</Relationships>`,
    'xl/chartsheets/sheet1.xml': '<chartsheet/>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row r="1">${cell('A1', 'Title')}${cell('B1', 'Ingredients')}</row><row r="2">${cell('A2', 'Soup')}${cell('B2', '1 leek')}</row></sheetData></worksheet>`,
  });
  expect(await read(workbook, 'a.xlsx')).toEqual({ titles: ['Soup'], problems: [], notes: [] });
});
