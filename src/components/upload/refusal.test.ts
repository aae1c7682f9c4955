import { jpegFile, jpegHead, png, pngFile, textBytes, webp, withExif } from '@test/pictures';
import { IMAGES, IMAGES_AND_VIDEOS, VIDEOS } from './accept';
import { refusalOf } from './refusal';

const file = (bytes: readonly number[] | string, name: string, type = '') =>
  new File([Uint8Array.from(typeof bytes === 'string' ? textBytes(bytes) : bytes)], name, { type });

const box = (kind: string, body: string) => `\0\0\0${String.fromCharCode(8 + body.length)}${kind}${body}`;
const gif = `GIF89a${'\0'.repeat(4)}\x80\0\0${'\0'.repeat(6)}!\xf9\x04\0\0\0\0\0,${'\0'.repeat(8)}\0\x02\x02DD\0;`;
const bmp = `BM\x1e\0\0\0${'\0'.repeat(24)}`;
const avif = box('ftyp', 'avif\0\0\0\0mif1miaf') + box('mdat', 'x'.repeat(40));
const webpOf = (length: number) => [...webp(['VP8 ', [1, 2, 3, 4]])].map((byte, at) => (at === 4 ? length : byte));
const svg = '<?xml version="1.0"?>\n<!-- a leaf -->\n<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>';
const jpeg = [...jpegHead(40, 30), 1, 2, 0xff, 0, 3, 0xff, 0xd3, 4, 0xff, 0xd9];

test.each([
  ['JPEG', jpeg],
  ['JPEG with more after its end, as some phones write', [...jpeg, 1, 2, 3]],
  ['JPEG that a camera turned', withExif(jpeg, { orientation: 6 })],
  ['PNG', png(4, 4, ['IDAT', [1]], ['IEND', []])],
  ['GIF', gif],
  ['WebP', webpOf(16)],
  ['AVIF', avif],
  ['AVIF that says so among its brands', box('ftyp', 'mif1\0\0\0\0avifmiaf') + box('mdat', 'xx')],
  ['BMP', bmp],
  ['SVG', svg],
])('a whole %s is taken, whatever it is called', async (_kind, bytes) => {
  expect(await refusalOf(file(bytes, 'bowl.jpg', 'image/jpeg'), IMAGES)).toBeUndefined();
});

test.each([
  ['JPEG', jpeg.slice(0, -2)],
  ['JPEG in its Exif data, whose small picture has an end', withExif([0xff, 0xd8, 0xff, 0xd9], {}).slice(0, 20)],
  ['PNG', png(4, 4, ['IDAT', [1]])],
  ['PNG within its picture', png(4, 4, ['IDAT', Array<number>(90).fill(1)]).slice(0, 64)],
  ['GIF', gif.slice(0, -4)],
  ['WebP', webpOf(160)],
  ['AVIF', avif.slice(0, -20)],
  ['BMP', bmp.slice(0, -2)],
  ['SVG', svg.slice(0, -10)],
])('a %s that is cut is refused', async (_kind, bytes) => {
  expect(await refusalOf(file(bytes, 'bowl.png', 'image/png'), IMAGES)).toBe(
    'This picture is not whole, its end is missing: bowl.png',
  );
});

test.each(['heic', 'heix', 'hevc', 'mif1', 'msf1'])(
  'an iPhone’s picture (%s) gets its advice by any name',
  async (brand) => {
    const bytes = box('ftyp', `${brand}\0\0\0\0mif1heic`) + 'x'.repeat(200);
    for (const name of ['IMG_7.jpg', 'IMG_7.png', 'IMG_7.HEIC'])
      expect(await refusalOf(file(bytes, name, 'image/jpeg'), IMAGES)).toMatch(
        new RegExp(`^This file type is not accepted: ${name}\\. .* Most Compatible\\.$`),
      );
  },
);

test.each([
  ['a page', '<html><body><script>document.title="ran"</script>'],
  ['a page with a drawing', '<!DOCTYPE html>\n<html><svg></svg></html>'],
  ['a PDF', '%PDF-1.7\n'],
  ['an archive', 'PK\x03\x04'],
  ['a text', 'Two eggs, one bowl.'],
  ['a film', box('ftyp', 'isom\0\0\0\0mp42')],
  ['a TIFF', 'II*\0'],
  ['a sound', 'RIFF\x24\0\0\0WAVE'],
])('%s that is called a picture is refused', async (_kind, bytes) => {
  expect(await refusalOf(file(bytes, 'bowl.png', 'image/png'), IMAGES)).toBe(
    'This file is not a picture, or none that browsers show: bowl.png',
  );
});

test('films are known by their names and may be larger; a picture may not, whatever else a field takes', async () => {
  const film = file('x', 'walk.mp4', 'video/mp4');
  expect(await refusalOf(film, VIDEOS)).toBeUndefined();
  expect(await refusalOf(film, IMAGES_AND_VIDEOS)).toBeUndefined();
  expect(await refusalOf(film, IMAGES)).toBe('This file type is not accepted: walk.mp4');
  expect(await refusalOf(pngFile('bowl.png'), VIDEOS)).toBe('This file type is not accepted: bowl.png');
  const sized = (name: string, size: number) => Object.defineProperty(jpegFile(name), 'size', { value: size });
  expect(await refusalOf(sized('walk.mp4', 190_000_000), IMAGES_AND_VIDEOS)).toBeUndefined();
  expect(await refusalOf(sized('bowl.jpg', 190_000_000), IMAGES_AND_VIDEOS)).toBe(
    'This file is too large: bowl.jpg (max 10 MB)',
  );
  expect(await refusalOf(file('', 'bowl.jpg'), IMAGES_AND_VIDEOS)).toBe('This file is empty: bowl.jpg');
});
