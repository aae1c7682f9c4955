import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { IMAGES_AND_VIDEOS, VIDEOS } from './accept';
import { UploadBox } from './UploadBox';

function Box(props: Partial<Parameters<typeof UploadBox>[0]>) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <>
      <label htmlFor="film">Video</label>
      <UploadBox name="film" control={{ id: 'film' }} file={file} onChange={setFile} accept={VIDEOS} {...props} />
    </>
  );
}

const film = (name: string, type: string) => new File(['film'], name, { type });

test.each([
  ['squat.mp4', 'video/mp4'],
  ['squat.webm', ''],
  ['squat.MOV', 'application/octet-stream'],
])('a film %s of type "%s" can be looked at before it is sent', async (name, type) => {
  const user = userEvent.setup({ applyAccept: false });
  render(<Box />);
  await user.upload(screen.getByLabelText('Video'), film(name, type));
  expect(await screen.findByLabelText(`Preview of ${name}`)).toHaveAttribute('src', expect.stringMatching(/^blob:/));
});

test('a video that the browser cannot play shows a message', async () => {
  const user = userEvent.setup();
  render(<Box />);
  await user.upload(screen.getByLabelText('Video'), film('squat.mov', 'video/quicktime'));
  fireEvent.error(await screen.findByLabelText('Preview of squat.mov'));
  expect(screen.getByText(/can still be saved/)).toBeVisible();
});

test.each(['squat.avi', 'squat'])('a film %s, which could not be shown later, is refused', async (name) => {
  const user = userEvent.setup({ applyAccept: false });
  render(<Box />);
  await user.upload(screen.getByLabelText('Video'), film(name, 'video/mp4'));
  expect(await screen.findByText(`This file type is not accepted: ${name}`)).toBeVisible();
});

test('a picture is rejected if only videos are accepted', async () => {
  const user = userEvent.setup({ applyAccept: false });
  render(<Box />);
  await user.upload(screen.getByLabelText('Video'), new File(['x'], 'bowl.png', { type: 'image/png' }));
  expect(await screen.findByText('This file type is not accepted: bowl.png')).toBeVisible();
});

test('the stored video can be played until another is chosen', async () => {
  const user = userEvent.setup();
  render(<Box currentUrl="/media/squat.mp4" isCurrentVideo />);
  expect(screen.getByRole('button', { name: 'Play current video' })).toBeVisible();
  await user.upload(screen.getByLabelText('Video'), film('bridge.mp4', 'video/mp4'));
  await screen.findByLabelText('Preview of bridge.mp4');
  expect(screen.queryByRole('button', { name: 'Play current video' })).not.toBeInTheDocument();
});

test('the box says what it accepts', () => {
  render(<Box accept={IMAGES_AND_VIDEOS} />);
  expect(screen.getByText(/an image or a video/)).toBeVisible();
});

test.each([
  ['IMG_7.HEIC', ''],
  ['IMG_7.heif', 'image/heif'],
])('a picture %s of type "%s" is refused, with advice', async (name, type) => {
  const user = userEvent.setup({ applyAccept: false });
  render(<Box accept={IMAGES_AND_VIDEOS} />);
  await user.upload(screen.getByLabelText('Video'), new File(['x'], name, { type }));
  expect(
    await screen.findByText(/^This file type is not accepted: IMG_7\.hei[cf]\. .* Most Compatible\.$/i),
  ).toBeVisible();
  expect(screen.getByText('choose a file')).toBeVisible();
});
