import { jpegHead, withExif } from '@test/pictures';
import { preparePicturesBy } from '@test/stubs/pictureWorker';
import { screen, waitFor } from '@testing-library/react';
import { type PictureReply } from './makePicture';
import { made, picture, setup, withPictureTools } from '@test/pictureBox';

withPictureTools();

test('the sizes before and after are shown, and the prepared file is what is sent', async () => {
  preparePicturesBy(() => ({ ...made(1200), hadLocation: true }));
  const { choose, sent } = setup(4 / 3);
  await choose(picture());
  expect(await screen.findByText('1.2 kB instead of 5 kB, 1600 × 1200, location removed')).toBeVisible();
  expect(await sent()).toMatchObject({ name: 'bowl.jpg', type: 'image/jpeg', size: 1200 });
});

test('a picture that is best as it is stays that', async () => {
  preparePicturesBy(() => ({ blob: null, size: { width: 300, height: 200 }, hadLocation: false }));
  const { choose, sent } = setup(4 / 3);
  const file = picture();
  await choose(file);
  expect(await screen.findByText('5 kB, 300 × 200')).toBeVisible();
  expect(await sent()).toBe(file);
});

test('a picture in another type than its own gets the ending of that type', async () => {
  preparePicturesBy(() => made(1200, 'image/png'));
  const { choose, sent } = setup('whole');
  await choose(picture('bowl.webp', 'image/webp'));
  await screen.findByText(/instead of/);
  expect(await sent()).toMatchObject({ name: 'bowl.png', type: 'image/png' });
});

test.each([
  ['without a shape', undefined, picture()],
  ['of another kind', 4 / 3, picture('bowl.gif', 'image/gif')],
  ['that is drawn', 4 / 3, picture('bowl.svg', 'image/svg+xml')],
])('a picture %s is not looked at', async (_, shape, file) => {
  const prepared = jest.fn(() => made(10));
  preparePicturesBy(prepared);
  const { choose, sent } = setup(shape);
  await choose(file);
  expect(await screen.findByText('5 kB')).toBeVisible();
  expect(await sent()).toBe(file);
  expect(prepared).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: /Adjust/ })).not.toBeInTheDocument();
});

test('if it cannot be prepared a message says so and offers to try again', async () => {
  preparePicturesBy(() => Promise.reject(new Error('no code')));
  const { user, choose, sent } = setup(4 / 3);
  const file = picture();
  await choose(file);
  expect(await screen.findByText(/could not be prepared; it is sent as it is\.$/)).toBeVisible();
  expect(await sent()).toBe(file);
  preparePicturesBy(() => made(1200));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/1\.2 kB instead of/)).toBeVisible();
  expect(screen.queryByText(/could not be prepared/)).not.toBeInTheDocument();
  expect(await sent()).toMatchObject({ size: 1200 });
});

test.each([
  ['unreadable', /cannot be shown here; it can still be saved/],
  ['huge', /too many pixels/],
] as const)('one that is %s says so and cannot be adjusted', async (problem, text) => {
  preparePicturesBy(() => ({ blob: null, size: null, hadLocation: false, problem }));
  const { choose } = setup(4 / 3);
  await choose(picture());
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Adjust/ })).not.toBeInTheDocument();
});

const located = () =>
  new File([Uint8Array.from(withExif([...jpegHead(40, 30), 0xff, 0xd9], { hasLocation: true }))], 'bowl.jpg', {
    type: 'image/jpeg',
  });

test('the place where it was taken is found also where nothing could be prepared', async () => {
  preparePicturesBy(() => Promise.reject(new Error('no code')));
  const { choose } = setup(4 / 3);
  await choose(located());
  expect(
    await screen.findByText(/could not be prepared; it is sent as it is, with the place where it was taken\.$/),
  ).toBeVisible();
});

test.each([
  ['unreadable', /can still be saved, with the place where it was taken\.$/],
  ['huge', /is sent as it is, with the place where it was taken\.$/],
  ['moving', /is sent as it is, with the place where it was taken\.$/],
] as const)('one that is %s says that it tells where it was taken', async (problem, text) => {
  preparePicturesBy(() => ({ blob: null, size: null, hadLocation: true, problem }));
  const { choose } = setup(4 / 3);
  await choose(picture());
  expect(await screen.findByText(text)).toBeVisible();
});

test('the outcome for a picture that was replaced meanwhile is ignored', async () => {
  const answers: (() => void)[] = [];
  preparePicturesBy(({ file }) =>
    file.name === 'first.jpg'
      ? new Promise<PictureReply>((resolve) => answers.push(() => resolve(made(1111))))
      : made(2222),
  );
  const { choose, sent } = setup(4 / 3);
  await choose(picture('first.jpg'));
  await waitFor(() => expect(answers).toHaveLength(1));
  await choose(picture('second.jpg'));
  expect(screen.getByText('5 kB, being prepared')).toBeVisible();
  answers[0]!();
  expect(await screen.findByText(/2\.2 kB instead of 5 kB/)).toBeVisible();
  expect(await sent()).toMatchObject({ name: 'second.jpg', size: 2222 });
});
