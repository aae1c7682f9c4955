import { pngFile } from '@test/pictures';
import { preparePicturesBy } from '@test/stubs/pictureWorker';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ImagesBox } from '@/components/upload/ImagesBox';
import { AS_IT_IS, type Edit } from './layOut';
import { made, picture, setup, withPictureTools } from '@test/pictureBox';

withPictureTools();

test('turning asks for the turned picture, and Use as it is takes that back', async () => {
  const edits: Edit[] = [];
  preparePicturesBy(({ edit }) => {
    edits.push(edit);
    return made(edit.turns === 0 ? 1200 : 900);
  });
  const { user, choose, sent } = setup('whole');
  await choose(picture());
  const adjust = await screen.findByRole('button', { name: 'Adjust bowl.jpg' });
  await user.click(adjust);
  expect(adjust).toHaveAttribute('aria-expanded', 'true');
  await user.click(await screen.findByRole('button', { name: 'Rotate left' }));
  expect(await screen.findByText(/900 B instead of 5 kB/)).toBeVisible();
  expect(edits).toContainEqual({ turns: 3, crop: null });
  expect(await sent()).toMatchObject({ size: 900 });
  await user.click(screen.getByRole('button', { name: 'Use as it is' }));
  expect(adjust).toHaveFocus();
  expect(screen.queryByRole('group', { name: 'Adjust bowl.jpg' })).not.toBeInTheDocument();
  expect(await screen.findByText(/1\.2 kB instead of 5 kB/)).toBeVisible();
  expect(edits.at(-1)).toEqual(AS_IT_IS);
  expect(await sent()).toMatchObject({ size: 1200 });
});

function Images() {
  const [files, setFiles] = useState<File[]>([]);
  return (
    <>
      <label htmlFor="images">Image</label>
      <ImagesBox name="images" control={{ id: 'images' }} files={files} onChange={setFiles} shape={4 / 3} />
    </>
  );
}

test('a picture keeps its tools open when another one is removed', async () => {
  preparePicturesBy(() => ({ blob: null, size: { width: 4, height: 3 }, hadLocation: false }));
  const user = userEvent.setup();
  render(<Images />);
  await user.upload(screen.getByLabelText('Image'), [pngFile('a.png'), pngFile('b.png')]);
  await user.click(await screen.findByRole('button', { name: 'Adjust b.png' }));
  const tools = await screen.findByRole('group', { name: 'Adjust b.png' });
  await user.click(screen.getByRole('button', { name: 'Remove a.png' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(tools).toBeVisible();
});
