import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { dropConnection, hold, refuse } from '@/mirage/overrides';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const IMAGE = 'data:image/png;base64,iVBORw0KGgo=';

async function choose(item: string, image: string | null = null) {
  const { id } = mock.create('supplementFolder', { title: 'Minerals' });
  mock.create('supplement', { supplementsCategoryId: id, title: 'Zinc', image, dosage: '15 mg' });
  const view = renderApp('/supplements', mock.admin());
  await view.user.click(await screen.findByRole('button', { name: 'Actions for Zinc' }));
  expect(screen.getAllByRole('menuitem').map((entry) => entry.textContent)).toEqual(['Edit', 'Duplicate', 'Delete']);
  await view.user.click(screen.getByRole('menuitem', { name: item }));
  return view;
}

const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));

/** The mock server answers calls to the API alone; a picture comes from elsewhere. */
function servePicture() {
  const real = globalThis.fetch;
  const reply = { ok: true, blob: () => Promise.resolve(new Blob(['pills'], { type: 'image/png' })) } as Response;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((...request) => (request[0] === IMAGE ? Promise.resolve(reply) : real(...request)));
}

test('deleting asks, takes one call however often it is clicked, and the last card goes', async () => {
  const { user } = await choose('Delete');
  const dialog = await screen.findByRole('dialog', { name: 'Delete Supplement' });
  expect(dialog).toHaveTextContent('Are you sure you want to delete this supplement?Zinc');
  const release = hold(mock.server, 'supplements/delete');
  await user.dblClick(within(dialog).getByRole('button', { name: 'Delete' }));
  release();
  expect(await screen.findByText('No supplements found')).toBeInTheDocument();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(mock.posted('supplements/delete')).toEqual([{ id: 1 }]);
});

test('deleting can be cancelled', async () => {
  const { user } = await choose('Delete');
  await press(user, 'Cancel');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Actions for Zinc' })).toHaveFocus();
  expect(mock.posted('supplements/delete')).toEqual([]);
});

test.each([
  ['a refusal', () => refuse(mock.server, 'supplements/delete', { status: 409, message: 'In use.' }), 'In use.'],
  [
    'a dropped connection',
    () => dropConnection(mock.server, 'supplements/delete'),
    'Something went wrong. Please try again.',
  ],
])('deleting that meets %s says so and keeps the card', async (_name, fail, text) => {
  const { user } = await choose('Delete');
  fail();
  await press(user, 'Delete');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  await press(user, 'Cancel');
  expect(screen.getByRole('button', { name: 'Zinc' })).toBeVisible();
  expect(mock.posted('supplements/list')).toHaveLength(1);
});

test('Duplicate opens the add dialog with a copy, and the picture goes with it as a file', async () => {
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

test('without a picture Duplicate opens all the same, and closes without a question', async () => {
  const { user } = await choose('Duplicate');
  await screen.findByRole('dialog', { name: 'Add Supplement' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
