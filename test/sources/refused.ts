import { zipOf } from './json';

const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
export const file = (content: string | Uint8Array<ArrayBuffer>, name: string) => new File([content], name);
export const page = (body: string) => file(`<!doctype html><html><body>${body}</body></html>`, 'page.html');
export const READABLE = 'Text, html, csv, xlsx or json can be read.';
export const DAMAGED = 'This file is damaged and cannot be read.';

export type Given = string | File;

/** What cannot be read, each with the sentence that says so. */
export const REFUSED: [what: string, source: () => Given, problem: string][] = [
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
    () => file(zipOf({ 'a.txt': new Uint8Array(60_000_000), 'b.txt': 'Soup' }), 'a.zip'),
    '2 of 2 files in this archive were not read. a.txt: Unpacked, this file has more than 50 MB, so it is not read. b.txt: Unpacked, the files before it have more than 50 MB, so it is not read.',
  ],
  [
    'an archive within an archive that does',
    () => file(zipOf({ 'a.zip': zipOf({ 'b.json': new Uint8Array(60_000_000) }), 'c.txt': 'Soup' }), 'a.zip'),
    '2 of 2 files in this archive were not read. a.zip: 1 of 1 file in this archive was not read. a.zip: b.json: Unpacked, this file has more than 50 MB, so it is not read. c.txt: Unpacked, the files before it have more than 50 MB, so it is not read.',
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
  [
    'one byte more than 5 MB',
    () => file(new Uint8Array(5_000_001).fill(97), 'a.txt'),
    'This file has 5.1 MB. Files of up to 5 MB can be read.',
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
