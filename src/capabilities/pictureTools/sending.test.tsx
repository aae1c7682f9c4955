import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mixed, object } from 'yup';
import { memoryRouter } from '@test/memoryRouter';
import { withPictureTools } from '@test/pictureBox';
import { jpegFile } from '@test/pictures';
import { preparePicturesBy } from '@test/stubs/pictureWorker';
import { IMAGES } from '@/components/upload/accept';
import { UploadField } from '@/components/form/UploadField';
import { AppRouterView } from '@/screen/navigation/AppRouterView';
import { FormDialog } from '@/screen/form/FormDialog';
import { install } from '@/lib/slots';

withPictureTools();

const schema = object({ image: mixed().nullable(), proof: mixed().nullable() });

function setup() {
  const onSave = jest.fn<Promise<void>, [{ image: File | null; proof: File | null }]>(() => Promise.resolve());
  const dialog = (
    <FormDialog
      title="Add New Banner"
      initialValues={{ image: null, proof: null }}
      schema={schema}
      onSave={onSave}
      onClose={() => undefined}
    >
      <UploadField name="image" label="Image" accept={IMAGES} shape={3} />
      <UploadField name="proof" label="Proof" accept={IMAGES} />
    </FormDialog>
  );
  render(<AppRouterView router={memoryRouter([{ path: '/', element: dialog }], ['/'])} />);
  const user = userEvent.setup();
  const choose = async (label: string, chosen: File) => user.upload(await screen.findByLabelText(label), chosen);
  return { user, onSave, choose, save: () => user.click(screen.getByRole('button', { name: 'Save' })) };
}

const question = () => screen.findByRole('dialog', { name: 'Send the place too?' });

test('a picture that is sent with the place where it was taken is asked about before', async () => {
  preparePicturesBy(() => ({ blob: null, size: null, hadLocation: true, problem: 'huge' }));
  const { user, onSave, choose, save } = setup();
  await choose('Image', jpegFile('garden.jpg'));
  await save();
  expect(await question()).toHaveTextContent('The place where it was taken could not be removed from garden.jpg.');
  expect(onSave).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(screen.queryByRole('dialog', { name: 'Send the place too?' })).not.toBeInTheDocument();
  expect(onSave).not.toHaveBeenCalled();
  await save();
  await question();
  await user.click(screen.getByRole('button', { name: 'Send it as it is' }));
  expect(onSave).toHaveBeenCalledTimes(1);
  expect(onSave.mock.calls[0]![0].image).toMatchObject({ name: 'garden.jpg' });
  await save(); // what was allowed is not asked again
  expect(onSave).toHaveBeenCalledTimes(2);
});

test('nothing is asked where the place was removed, nor for a proof', async () => {
  preparePicturesBy(() => ({ blob: new Blob(['y']), size: { width: 3, height: 1 }, hadLocation: true }));
  const { onSave, choose, save } = setup();
  await choose('Image', jpegFile('garden.jpg'));
  await choose('Proof', jpegFile('receipt.jpg'));
  await save();
  expect(onSave).toHaveBeenCalledTimes(1);
});

test('without the tools a picture is sent as it was chosen', async () => {
  install([]);
  preparePicturesBy(() => ({ blob: new Blob(['y']), size: { width: 3, height: 1 }, hadLocation: true }));
  const { onSave, choose, save } = setup();
  const chosen = jpegFile('garden.jpg');
  await choose('Image', chosen);
  await save();
  expect(onSave.mock.calls[0]![0].image).toBe(chosen);
});
