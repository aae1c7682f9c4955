import { storedFile } from './useStoredFile';

const replyWith = (body: Blob, ok = true, contentType = '') => {
  const headers = new Headers({ 'content-type': contentType });
  const fetch = jest.fn(() => Promise.resolve({ ok, headers, blob: () => Promise.resolve(body) }));
  Object.assign(globalThis, { fetch });
  return fetch;
};
const real = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = real;
});

const PICTURE = new Blob(['picture'], { type: 'image/png' });

test.each([
  ['https://media.test/dishes/oat%20bowl.png?v=2', 'oat bowl.png'],
  ['/media/50%.png', '50%.png'],
  ['data:image/png;base64,AAAA', 'image'],
])('a stored picture %s becomes the file %s', async (url, name) => {
  replyWith(PICTURE);
  expect(await storedFile(url, 'image')).toMatchObject({ name, type: 'image/png', size: 7 });
});

test('a file that is not a picture, is missing or cannot be fetched is null', async () => {
  replyWith(new Blob(['<h1>'], { type: 'text/html' }));
  expect(await storedFile('/media/page.png', 'image')).toBeNull();
  replyWith(PICTURE, false);
  expect(await storedFile('/media/gone.png', 'image')).toBeNull();
  replyWith(PICTURE).mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await storedFile('/media/far.png', 'image')).toBeNull();
});

test('a picture without a type gets the one of the reply', async () => {
  replyWith(new Blob(['<svg>']), true, 'image/svg+xml');
  expect(await storedFile('/media/bowl.svg', 'image')).toMatchObject({
    name: 'bowl.svg',
    type: 'image/svg+xml',
    size: 5,
  });
});

test('a video is returned only if a video is requested', async () => {
  replyWith(new Blob(['film'], { type: 'video/mp4' }));
  expect(await storedFile('/media/squat.mp4', 'image')).toBeNull();
  expect(await storedFile('/media/squat.mp4', 'video')).toMatchObject({
    name: 'squat.mp4',
    type: 'video/mp4',
    size: 4,
  });
});

test('without a stored picture no request is sent', async () => {
  const fetch = replyWith(PICTURE);
  expect(await storedFile(null, 'image')).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});
