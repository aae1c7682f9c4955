import { jpegHead, textBytes, webp, withExif } from '@test/pictures';
import { AS_IT_IS } from './layOut';
import { makePicture } from './makePicture';

const photo = (bytes: readonly number[]) => new File([Uint8Array.from(bytes)], 'photo.jpg');
const located = withExif(jpegHead(40, 30), { hasLocation: true });

/** What the browser has to decode and draw a picture with. */
function standIn(decode: (...args: unknown[]) => Promise<object>) {
  const context = { setTransform() {}, drawImage() {} };
  class Canvas {
    getContext = () => context;
    convertToBlob = () => Promise.resolve(new Blob(['made'], { type: 'image/jpeg' }));
  }
  Object.assign(globalThis, { createImageBitmap: decode, OffscreenCanvas: Canvas });
}

test('a browser that knows no option of `createImageBitmap` prepares the picture too', async () => {
  standIn((_, options) =>
    // As Safari before 17.2 does with a value it does not know.
    options
      ? Promise.reject(new TypeError('imageOrientation'))
      : Promise.resolve({ width: 30, height: 40, close() {} }),
  );
  const { blob, ...rest } = await makePicture({ file: photo(located), edit: AS_IT_IS });
  expect(blob).toBeInstanceOf(Blob);
  expect(rest).toEqual({ size: { width: 30, height: 40 }, hadLocation: true });
});

test.each([
  ['unreadable', located],
  ['unreadable', withExif([0xff, 0xd8], { hasLocation: true })],
  ['huge', withExif(jpegHead(20_000, 20_000), { hasLocation: true })],
  ['moving', webp(['VP8X', [0b10, 0, 0, 0, 39, 0, 0, 29, 0, 0]], ['XMP ', textBytes('GPSLatitude')])],
])('one that is %s is sent with the place where it was taken, and the reply says so', async (problem, bytes) => {
  standIn(() => Promise.reject(new Error('broken')));
  const reply = await makePicture({ file: photo(bytes), edit: AS_IT_IS });
  expect(reply).toMatchObject({ blob: null, hadLocation: true, problem });
});
