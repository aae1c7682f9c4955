import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ImagesBox } from './ImagesBox';
import { pngFile } from '@test/pictures';

function Box({ currentUrl }: { currentUrl?: string }) {
  const [files, setFiles] = useState<File[]>([]);
  return (
    <>
      <label htmlFor="images">Image</label>
      <ImagesBox
        name="images"
        control={{ id: 'images' }}
        files={files}
        onChange={setFiles}
        shape={4 / 3}
        currentUrl={currentUrl}
      />
    </>
  );
}

const picture = (name: string) => pngFile(name);
const chosen = () =>
  within(screen.getByRole('list', { name: 'Chosen images' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('several pictures are chosen together and one after another', async () => {
  const user = userEvent.setup();
  render(<Box />);
  await user.upload(screen.getByLabelText('Image'), [picture('a.png'), picture('b.png')]);
  await screen.findByText('b.png');
  await user.upload(screen.getByLabelText('Image'), picture('c.png'));
  await screen.findByText('c.png');
  expect(chosen()).toEqual([
    expect.stringMatching('a.png'),
    expect.stringMatching('b.png'),
    expect.stringMatching('c.png'),
  ]);
});

test('one of them can be removed, and the focus goes to the field', async () => {
  const user = userEvent.setup();
  render(<Box />);
  await user.upload(screen.getByLabelText('Image'), [picture('a.png'), picture('b.png')]);
  await user.click(await screen.findByRole('button', { name: 'Remove a.png' }));
  expect(chosen()).toEqual([expect.stringMatching('b.png')]);
  expect(screen.getByLabelText('Image')).toHaveFocus();
});

test('each file that is not a picture is named, and the others are accepted', async () => {
  const user = userEvent.setup({ applyAccept: false });
  render(<Box />);
  const plan = new File(['x'], 'plan.pdf', { type: 'application/pdf' });
  const page = new File(['<html>'], 'page.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Image'), [picture('a.png'), plan, page]);
  const said = await screen.findByText(/plan\.pdf/);
  expect(said).toHaveTextContent(
    'This file type is not accepted: plan.pdf This file is not a picture, or none that browsers show: page.png',
  );
  expect(chosen()).toEqual([expect.stringMatching('a.png')]);
});

test('the stored picture is shown until others are chosen', async () => {
  const user = userEvent.setup();
  render(<Box currentUrl="/media/bowl.svg" />);
  expect(screen.getByRole('img', { name: 'Current picture' })).toHaveAttribute('src', '/media/bowl.svg');
  await user.upload(screen.getByLabelText('Image'), picture('a.png'));
  await screen.findByText('a.png');
  expect(screen.queryByRole('img', { name: 'Current picture' })).not.toBeInTheDocument();
});
