import { jpegHead, png, segment, textBytes, tiff, webp, withExif, xmpSegment } from '@test/pictures';
import fc from 'fast-check';
import { readFacts } from './facts';

const factsOf = (bytes: number[]) => readFacts(Uint8Array.from(bytes));
const isLocated = (bytes: number[]) => factsOf(bytes)?.hasLocation;

const EXTENDED = [0b10, 0, 0, 0, 0x3f, 0x06, 0, 0xb0, 0x04, 0]; // animated, 1600 × 1201

test('the size of each kind of picture', () => {
  expect(factsOf(jpegHead(4032, 3024))).toEqual({
    type: 'image/jpeg',
    width: 4032,
    height: 3024,
    isAnimated: false,
    hasLocation: false,
  });
  expect(factsOf(png(70_000, 20))).toMatchObject({ type: 'image/png', width: 70_000, height: 20 });
  expect(factsOf(webp(['VP8X', EXTENDED]))).toMatchObject({ type: 'image/webp', width: 1600, height: 1201 });
  const lossy = [0, 0, 0, 0x9d, 0x01, 0x2a, 0x40, 0x01, 0xf0, 0x40]; // the upper two bits are a scale
  expect(factsOf(webp(['VP8 ', lossy]))).toMatchObject({ width: 320, height: 240 });
  const lossless = [0x2f, 0x3f, 0xc1, 0x3b, 0]; // fourteen bits each, less one
  expect(factsOf(webp(['VP8L', lossless]))).toMatchObject({ width: 320, height: 240 });
});

test('whether a photo tells where it was taken', () => {
  const jpeg = jpegHead(40, 30);
  expect(isLocated(withExif(jpeg, { hasLocation: true, orientation: 6 }))).toBe(true);
  expect(isLocated(withExif(jpeg, { orientation: 6 }))).toBe(false);
  expect(isLocated(jpegHead(40, 30, xmpSegment('<x exif:GPSLatitude="24,51N"/>')))).toBe(true);
  expect(isLocated(jpegHead(40, 30, xmpSegment('<x xmp:Rating="5"/>')))).toBe(false);
  const iptc = (field: number) =>
    segment(0xed, textBytes(`Photoshop 3.0\0 8BIM\x04\x04 \x1c\x02${String.fromCharCode(field)} Lahore`));
  expect([90, 92, 95, 101].map((field) => isLocated(jpegHead(40, 30, iptc(field))))).toEqual([true, true, true, true]);
  expect(isLocated(jpegHead(40, 30, iptc(80)))).toBe(false); // who took it
  expect(isLocated(png(40, 30, ['eXIf', tiff({ hasLocation: true })]))).toBe(true);
  expect(isLocated(png(40, 30, ['iTXt', textBytes('XML:com.adobe.xmp\0\0\0\0\0<x exif:GPSLongitude="67"/>')]))).toBe(
    true,
  );
  expect(isLocated(png(40, 30, ['tEXt', textBytes('Software\0Petal')]))).toBe(false);
  expect(isLocated(webp(['VP8X', EXTENDED], ['EXIF', tiff({ hasLocation: true })]))).toBe(true);
  expect(isLocated(webp(['VP8X', EXTENDED], ['ABCD', [1]], ['XMP ', textBytes('GPSLatitude')]))).toBe(true);
});

test('Exif data that are cut off may have a place', () => {
  const cut = tiff({ hasLocation: true }).slice(0, -40);
  expect(isLocated(png(40, 30, ['eXIf', cut]))).toBe(true);
});

test('an animation is known', () => {
  expect(factsOf(png(40, 30, ['acTL', [0]]))).toMatchObject({ isAnimated: true });
  expect(factsOf(png(40, 30))).toMatchObject({ isAnimated: false });
  expect(factsOf(webp(['VP8X', EXTENDED]))).toMatchObject({ isAnimated: true });
});

test.each([['GIF89a then something'], ['<svg xmlns="http://www.w3.org/2000/svg"/>'], ['']])(
  '%j is none of them',
  (text) => {
    expect(factsOf(textBytes(text))).toBeNull();
  },
);

test('a picture cut off anywhere tells what it can, or nothing', () => {
  const whole = [
    withExif(jpegHead(40, 30), { hasLocation: true }),
    png(40, 30, ['eXIf', tiff({ hasLocation: true })]),
    webp(['VP8X', EXTENDED], ['EXIF', tiff({ hasLocation: true })]),
  ];
  fc.assert(
    fc.property(fc.constantFrom(...whole), fc.nat(400), (bytes, length) => {
      const facts = factsOf(bytes.slice(0, length));
      if (facts) expect(facts.width > 0 || facts.hasLocation).toBe(true);
    }),
  );
});

test('a picture that ends before it tells its size may still tell where it was taken', () => {
  const photo = withExif([0xff, 0xd8], { hasLocation: true });
  expect(factsOf(photo)).toMatchObject({ width: 0, height: 0, hasLocation: true });
});

test('damaged files end: none is read for ever, none throws', () => {
  const start = fc.constantFrom(jpegHead(40, 30).slice(0, 3), png(1, 1).slice(0, 8), webp().slice(0, 12));
  fc.assert(
    fc.property(start, fc.array(fc.nat(255), { maxLength: 300 }), (bytes, rest) => {
      expect(() => factsOf([...bytes, ...rest])).not.toThrow();
    }),
  );
});
