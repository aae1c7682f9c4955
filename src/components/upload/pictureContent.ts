/** What a file holds, whatever it is called: a picture that browsers show, one that ends too soon, an iPhone's, or none. */
type Content = 'picture' | 'cut' | 'heic' | 'none';

/** A sign for each byte. (Browsers read `latin1` as Windows-1252, in which 0x89 is another sign.) */
const signsOf = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** Whether the JPEG has its end: the marker after the picture, not that of a small one in its Exif data. */
function hasJpegEnd(bytes: Uint8Array, view: DataView): boolean {
  for (let at = 2; at + 2 <= bytes.length;) {
    const marker = bytes[at + 1]!;
    if (bytes[at] !== 0xff || marker === 0xff || marker === 0)
      at += 1; // the picture's own bytes, or padding
    else if (marker === 0xd9) return true;
    else if (marker >= 0xd0 && marker <= 0xd7)
      at += 2; // a mark within the picture
    else at += 2 + view.getUint16(at + 2);
  }
  return false;
}

function hasPngEnd(bytes: Uint8Array, view: DataView): boolean {
  let at = 8;
  while (signsOf(bytes.subarray(at + 4, at + 8)) !== 'IEND') at += 12 + view.getUint32(at);
  return true;
}

function hasGifEnd(bytes: Uint8Array, view: DataView): boolean {
  const tableAt = (at: number) => (view.getUint8(at) & 0x80 ? 3 * 2 ** ((view.getUint8(at) & 7) + 1) : 0);
  let at = 13 + tableAt(10);
  while (view.getUint8(at) === 0x21 || view.getUint8(at) === 0x2c) {
    at += view.getUint8(at) === 0x21 ? 2 : 11 + tableAt(at + 9);
    while (view.getUint8(at) > 0) at += view.getUint8(at) + 1;
    at += 1;
  }
  return true;
}

/** Whether the boxes of an AVIF file end where it ends. */
function hasBoxes(bytes: Uint8Array, view: DataView): boolean {
  let at = 0;
  while (at < bytes.length) {
    const size = view.getUint32(at);
    if (size === 0) return true; // to the end
    at += size === 1 ? Number(view.getBigUint64(at + 8)) : Math.max(size, 8);
  }
  return at === bytes.length;
}

/** The formats that browsers show, by how they begin. Each throws where the file ends too soon. */
const FORMATS: readonly [begins: RegExp, isWhole: (bytes: Uint8Array, view: DataView) => boolean][] = [
  [/^\xff\xd8\xff/, hasJpegEnd],
  [/^\x89PNG\r\n/, hasPngEnd],
  [/^GIF8/, hasGifEnd],
  [/^RIFF[^]{4}WEBP/, (bytes, view) => view.getUint32(4, true) + 8 <= bytes.length],
  [/^[^]{4}ftyp(?:avi[fs]|mif1[^]{0,40}avif)/, hasBoxes],
  [/^BM/, (bytes, view) => view.getUint32(2, true) <= bytes.length],
  // eslint-disable-next-line no-control-regex -- how an icon begins
  [/^\0\0\x01\0/, () => true],
  [/^\s*<(?![^]*<html)[^]*<svg[\s>]/i, (bytes) => /<\/svg\s*>|<svg[^>]*\/>/i.test(new TextDecoder().decode(bytes))],
];

/** An iPhone's pictures. */
const HEIC = /^[^]{4}ftyp(?:hei|hev|mif1|msf1)/;

/** Looks into a file of at most some megabytes. */
export function contentOf(bytes: Uint8Array): Content {
  const beginning = signsOf(bytes.subarray(0, 4096));
  const format = FORMATS.find(([begins]) => begins.test(beginning));
  if (!format) return HEIC.test(beginning) ? 'heic' : 'none';
  try {
    return format[1](bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)) ? 'picture' : 'cut';
  } catch {
    return 'cut'; // it was read beyond its end
  }
}
