/** What a picture file says of itself. */
export interface PictureFacts {
  type: 'image/jpeg' | 'image/png' | 'image/webp';
  /** In pixels, as stored: a camera held upright may store its pictures lying. 0 where the file ends before it tells. */
  width: number;
  height: number;
  isAnimated: boolean;
  /** Whether it tells where it was taken. */
  hasLocation: boolean;
}

type FactsOfBytes = Omit<PictureFacts, 'type'>;

const GPS_DIRECTORY = 0x8825;
const LATITUDE = 2;
const EXIF = 'Exif\0\0';
const XMP_WITH_PLACE = /GPS|photoshop:City|Iptc4xmpCore:Location/;
/** The block of IPTC with a city, a place in it, a state or a country. */
// eslint-disable-next-line no-control-regex -- the signs that begin each of its fields
const IPTC_WITH_PLACE = /\x1c\x02[\x5a\x5c\x5f\x64\x65]/;
const RAW_PROFILE = /^Raw profile type (exif|APP1|xmp|iptc)\0/;

/** For search: letters of other languages may come out wrong. */
const latin = new TextDecoder('latin1');
const textOf = (bytes: Uint8Array) => latin.decode(bytes);
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The offset of a tag's value in a directory of a TIFF file, or undefined. Throws a `RangeError` where the file ends. */
function valueAt(view: DataView, directory: number, tag: number, isLittle: boolean) {
  const count = view.getUint16(directory, isLittle);
  for (let entry = directory + 2; entry < directory + 2 + count * 12; entry += 12)
    if (view.getUint16(entry, isLittle) === tag) return entry + 8;
  return undefined;
}

/** Whether Exif data have coordinates; those that cannot be read may have some. */
function exifHasLocation(bytes: Uint8Array): boolean {
  const tiff = textOf(bytes.subarray(0, EXIF.length)) === EXIF ? bytes.subarray(EXIF.length) : bytes;
  const view = viewOf(tiff);
  try {
    const isLittle = view.getUint16(0) === 0x4949;
    const directory = valueAt(view, view.getUint32(4, isLittle), GPS_DIRECTORY, isLittle);
    if (directory === undefined) return false;
    return valueAt(view, view.getUint32(directory, isLittle), LATITUDE, isLittle) !== undefined;
  } catch {
    return true;
  }
}

function readJpeg(bytes: Uint8Array, view: DataView, found: FactsOfBytes) {
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1]!;
    if (marker === 0xda) return; // the picture itself
    if (marker === 0xff) {
      at += 1; // padding
      continue;
    }
    const body = bytes.subarray(at + 4, at + 2 + view.getUint16(at + 2));
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) [found.height, found.width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
    if (marker === 0xe1)
      found.hasLocation ||=
        textOf(body.subarray(0, EXIF.length)) === EXIF ? exifHasLocation(body) : XMP_WITH_PLACE.test(textOf(body));
    if (marker === 0xed) found.hasLocation ||= IPTC_WITH_PLACE.test(textOf(body));
    at += 2 + view.getUint16(at + 2);
  }
}

function readPng(bytes: Uint8Array, view: DataView, found: FactsOfBytes) {
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const kind = textOf(bytes.subarray(at + 4, at + 8));
    const body = bytes.subarray(at + 8, at + 8 + view.getUint32(at));
    if (kind === 'IHDR') [found.width, found.height] = [view.getUint32(at + 8), view.getUint32(at + 12)];
    if (kind === 'acTL') found.isAnimated = true;
    if (kind === 'eXIf') found.hasLocation ||= exifHasLocation(body);
    if (['tEXt', 'zTXt', 'iTXt'].includes(kind)) {
      const text = textOf(body);
      found.hasLocation ||= RAW_PROFILE.test(text) || XMP_WITH_PLACE.test(text);
    }
  }
}

function readWebp(bytes: Uint8Array, view: DataView, found: FactsOfBytes) {
  const threeBytes = (at: number) => view.getUint16(at, true) + (bytes[at + 2]! << 16);
  for (let at = 12; at + 8 <= bytes.length;) {
    const kind = textOf(bytes.subarray(at, at + 4));
    const length = view.getUint32(at + 4, true);
    const start = at + 8;
    if (kind === 'VP8X') {
      found.isAnimated = (bytes[start]! & 2) !== 0;
      [found.width, found.height] = [threeBytes(start + 4) + 1, threeBytes(start + 7) + 1];
    }
    if (kind === 'VP8 ' && !found.width)
      [found.width, found.height] = [
        view.getUint16(start + 6, true) & 0x3fff,
        view.getUint16(start + 8, true) & 0x3fff,
      ];
    if (kind === 'VP8L' && !found.width) {
      const sizes = view.getUint32(start + 1, true);
      [found.width, found.height] = [(sizes & 0x3fff) + 1, ((sizes >> 14) & 0x3fff) + 1];
    }
    if (kind === 'EXIF') found.hasLocation ||= exifHasLocation(bytes.subarray(start, start + length));
    if (kind === 'XMP ') found.hasLocation ||= XMP_WITH_PLACE.test(textOf(bytes.subarray(start, start + length)));
    at = start + length + (length % 2);
  }
}

const FORMATS = [
  { type: 'image/jpeg', begins: (start: string) => start.startsWith('\xff\xd8\xff'), read: readJpeg },
  { type: 'image/png', begins: (start: string) => start.startsWith('\x89PNG\r\n\x1a\n'), read: readPng },
  { type: 'image/webp', begins: (start: string) => start.startsWith('RIFF') && start.endsWith('WEBP'), read: readWebp },
] as const;

/** Reads a JPEG, PNG or WebP file, whatever it is called; null for any other, and for one that tells neither size nor place. */
export function readFacts(bytes: Uint8Array): PictureFacts | null {
  const beginning = String.fromCharCode(...bytes.subarray(0, 12));
  const format = FORMATS.find(({ begins }) => begins(beginning));
  if (!format) return null;
  const found: FactsOfBytes = { width: 0, height: 0, isAnimated: false, hasLocation: false };
  try {
    format.read(bytes, viewOf(bytes), found);
  } catch {
    // It ends too soon; what it told until then holds.
  }
  return (found.width && found.height) || found.hasLocation ? { type: format.type, ...found } : null;
}
