import { jpegFile } from './pictures';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { IMAGES } from '@/components/upload/accept';
import { UploadBox } from '@/components/upload/UploadBox';
import { filesToSend } from '@/capabilities/pictureTools/filesToSend';
import { type PictureReply } from '@/capabilities/pictureTools/makePicture';
import { install, join } from '@/lib/slots';
import { pictureTools } from '@/capabilities/pictureTools/manifest';
import { preparePicturesBy } from './stubs/pictureWorker';
import { type Shape } from '@/components/upload/uploadTools';

function Box({ shape }: { shape?: Shape }) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <>
      <label htmlFor="picture">Image</label>
      <UploadBox
        name="picture"
        control={{ id: 'picture' }}
        file={file}
        onChange={setFile}
        accept={IMAGES}
        shape={shape}
      />
    </>
  );
}

/** A picture of 5 kB. */
export const picture = (name = 'bowl.jpg', type = 'image/jpeg') => new File([jpegFile('', 4960)], name, { type });
/** What becomes of a picture: one of so many bytes. */
export const made = (bytes: number, type = 'image/jpeg'): PictureReply => ({
  blob: new Blob(['y'.repeat(bytes)], { type }),
  size: { width: 1600, height: 1200 },
  hadLocation: false,
});

/** The tests have the picture tools, and each prepares pictures in its own way. */
export function withPictureTools() {
  beforeAll(async () => {
    install([pictureTools]);
    await join('shell');
    await join('dialogs');
  });
  afterEach(() => preparePicturesBy());
}

/** Renders the box of a picture of that shape. */
export function setup(shape?: Shape) {
  const user = userEvent.setup({ applyAccept: false });
  render(<Box shape={shape} />);
  let chosen: File;
  const choose = (file: File) => {
    chosen = file;
    return user.upload(screen.getByLabelText('Image'), file);
  };
  return { user, choose, sent: async () => (await filesToSend({ image: chosen })).image };
}
