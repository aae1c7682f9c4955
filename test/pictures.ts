const word = (value: number) => [value >> 8, value & 0xff];
const long = (value: number) => [...word(value >>> 16), ...word(value & 0xffff)];
const longLittle = (value: number) => long(value).reverse();
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

interface Exif {
  /** As a camera held in another way notes it; 1 is upright. */
  orientation?: number;
  hasLocation?: boolean;
}

/** The Exif data of a camera: a TIFF file with the tags for orientation, and for a place with its latitude. */
export function tiff({ orientation = 1, hasLocation = false }: Exif): number[] {
  const entries = hasLocation ? 2 : 1;
  const afterDirectory = 8 + 2 + entries * 12 + 4;
  const orientationEntry = [...word(0x0112), ...word(3), ...long(1), ...word(orientation), 0, 0];
  const gpsEntry = [...word(0x8825), ...word(4), ...long(1), ...long(afterDirectory)];
  const latitude = [...word(2), ...word(5), ...long(3), ...long(afterDirectory + 18)];
  return [
    ...letters('MM'),
    ...word(42),
    ...long(8),
    ...word(entries),
    ...orientationEntry,
    ...(hasLocation ? gpsEntry : []),
    ...long(0),
    ...(hasLocation ? [...word(1), ...latitude, ...long(0), ...[24, 1, 51, 1, 36, 1].flatMap(long)] : []),
  ];
}

export const segment = (marker: number, body: number[]) => [0xff, marker, ...word(body.length + 2), ...body];

const exifSegment = (exif: Exif) => segment(0xe1, [...letters('Exif\0\0'), ...tiff(exif)]);

/** A JPEG file with Exif data in front of all else. */
export const withExif = (jpeg: readonly number[], exif: Exif) => [
  ...jpeg.slice(0, 2),
  ...exifSegment(exif),
  ...jpeg.slice(2),
];

/** The segments of a JPEG file up to where the picture itself begins. */
export const jpegHead = (width: number, height: number, ...others: number[][]) => [
  0xff,
  0xd8,
  ...others.flat(),
  ...segment(0xdb, [0]),
  ...segment(0xc2, [8, ...word(height), ...word(width), 3]),
  ...segment(0xda, [0]),
];

export const xmpSegment = (text: string) => segment(0xe1, letters(`http://ns.adobe.com/xap/1.0/\0${text}`));

/** A PNG file of these chunks, without their sums and without a picture. */
export const png = (width: number, height: number, ...chunks: [kind: string, body: number[]][]) => [
  ...letters('\x89PNG\r\n\x1a\n'),
  ...([['IHDR', [...long(width), ...long(height), 8, 6, 0, 0, 0]], ...chunks] as const).flatMap(([kind, body]) => [
    ...long(body.length),
    ...letters(kind),
    ...body,
    ...long(0),
  ]),
];

/** A WebP file of these chunks. */
export const webp = (...chunks: [kind: string, body: number[]][]) => [
  ...letters('RIFF'),
  ...long(0),
  ...letters('WEBP'),
  ...chunks.flatMap(([kind, body]) => [
    ...letters(kind),
    ...longLittle(body.length),
    ...body,
    ...(body.length % 2 ? [0] : []),
  ]),
];

export const textBytes = letters;

/** A whole PNG file, as far as boxes for pictures look into it. */
export const pngFile = (name: string, bytes = 0) =>
  new File([Uint8Array.from(png(1, 1, ['IDAT', Array<number>(bytes).fill(0)], ['IEND', []]))], name, {
    type: 'image/png',
  });

/** A whole JPEG file of some bytes. */
export const jpegFile = (name: string, bytes = 0) =>
  new File([Uint8Array.from([...jpegHead(40, 30), ...Array<number>(bytes).fill(0), 0xff, 0xd9])], name, {
    type: 'image/jpeg',
  });
