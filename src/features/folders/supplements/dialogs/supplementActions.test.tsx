import { screen, waitFor } from '@testing-library/react';
import { testDeleteDialog } from '@test/deleteDialog';
import { press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { ownEntries } from '@test/ownEntries';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const IMAGE = 'data:image/png;base64,iVBORw0KGgo=';

async function choose(item: string, image: string | null = null) {
  const { id } = mock.create('supplementFolder', { title: 'Minerals' });
  mock.create('supplement', { supplementsCategoryId: id, title: 'Zinc', image, dosage: '15 mg' });
  const view = renderApp('/supplements', mock.admin());
  await view.user.click(await screen.findByRole('button', { name: 'Actions for Zinc' }));
  expect(ownEntries('/supplements')).toEqual(['Edit', 'Duplicate', 'Delete']);
  await view.user.click(screen.getByRole('menuitem', { name: item }));
  return view;
}

/** The mock server answers only calls to the API; pictures are on another host. */
function servePicture() {
  const real = globalThis.fetch;
  const reply = { ok: true, blob: () => Promise.resolve(new Blob(['pills'], { type: 'image/png' })) } as Response;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((...request) => (request[0] === IMAGE ? Promise.resolve(reply) : real(...request)));
}

testDeleteDialog(mock, {
  title: 'Delete Supplement',
  text: 'Are you sure you want to delete this supplement?',
  about: 'Zinc',
  open: () => choose('Delete'),
  call: 'supplements/delete',
  sent: { id: 1 },
  list: 'supplements/list',
  expectDeleted: async () => expect(await screen.findByText('No supplements found')).toBeVisible(),
});

test('Duplicate opens the add dialog with a copy, with the picture as a file', async () => {
  servePicture();
  const { user, router } = await choose('Duplicate', IMAGE);
  await screen.findByRole('dialog', { name: 'Add Supplement' });
  expect(screen.getByLabelText('Title')).toHaveValue('Copy of Zinc');
  expect(screen.getByLabelText('Folder')).toHaveDisplayValue('Minerals');
  expect(screen.getByRole('button', { name: 'Remove image' })).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?dialog=duplicate%3A1'));
  await press(user, 'Save');
  expect(await screen.findByRole('button', { name: 'Copy of Zinc' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Zinc', hidden: true })).toBeInTheDocument();
  expect(mock.posted('supplements/create')).toMatchObject([{ title: 'Copy of Zinc', image: 'image', dosage: '15 mg' }]);
});

test('without a picture Duplicate opens too, and closes without a question', async () => {
  const { user } = await choose('Duplicate');
  await screen.findByRole('dialog', { name: 'Add Supplement' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
