import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { MediaThumb } from '../media/MediaThumb';
import { IMAGES, IMAGES_AND_VIDEOS, VIDEOS } from './accept';
import { FilmPlayer } from './FilmPlayer';
import { UploadBox } from './UploadBox';

function Box(props: Partial<Parameters<typeof UploadBox>[0]>) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <>
      <label htmlFor="film">Video</label>
      <UploadBox
        name="film"
        control={{ id: 'film' }}
        file={file}
        onChange={setFile}
        accept={VIDEOS}
        player={(chosen) => <FilmPlayer file={chosen} storedUrl={props.currentUrl} />}
        {...props}
      />
    </>
  );
}

const PICTURE = { name: 'image', control: { id: 'image' }, accept: IMAGES, onChange: () => undefined };

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

test.each([
  ['on the field', () => screen.getByLabelText('Video')],
  ['where words were selected, as in Firefox', () => document.body],
])('what is pasted while the field has the focus is chosen, though the event is told %s', async (_where, target) => {
  render(<Box />);
  const field = screen.getByLabelText('Video');
  Object.defineProperty(field, 'files', { writable: true, value: [] }); // jsdom has no way to make a list of files
  const paste = (name: string) => fireEvent.paste(target(), { clipboardData: { files: [film(name, 'video/mp4')] } });
  paste('plank.mp4');
  act(() => field.focus());
  paste('squat.mp4');
  expect(await screen.findByLabelText('Preview of squat.mp4')).toBeInTheDocument();
  expect(screen.queryByLabelText('Preview of plank.mp4')).not.toBeInTheDocument();
});

test.each([
  ['https://media.example/bowl.png', 'https://media.example/bowl.png?v='],
  ['https://media.example/bowl.png?size=2#top', 'https://media.example/bowl.png?size=2&v='],
])('what may have replaced %s is loaded anew where it is shown, once the form is gone', async (url, address) => {
  const image = new File(['x'], 'bowl.png', { type: 'image/png' });
  const shown = (form?: ReactNode) => (
    <>
      <MediaThumb url={url} alt="Oat bowl" />
      {form}
    </>
  );
  const { rerender } = render(shown(<UploadBox {...PICTURE} file={null} currentUrl={url} />));
  rerender(shown());
  expect(screen.getByAltText('Oat bowl')).toHaveAttribute('src', url);
  rerender(shown(<UploadBox {...PICTURE} file={image} currentUrl={url} />));
  rerender(shown());
  await waitFor(() => expect(screen.getByAltText('Oat bowl')).toHaveAttribute('src', expect.stringContaining(address)));
});
