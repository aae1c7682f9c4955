import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { dropConnection, hold, refuse } from '@/mirage/overrides';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const IMAGE = 'data:image/png;base64,iVBORw0KGgo=';

async function choose(item: string, image: string | null = null) {
  const breakfast = mock.create('category', { title: 'Breakfast' });
  const bowls = mock.create('subCategory', { title: 'Bowls', categoryId: breakfast.id });
  mock.create('recipe', { title: 'Oat bowl', dishesCategoryId: bowls.id, image, directions: 'Soak.', note: null });
  const view = renderApp('/recipes', mock.admin());
  await view.user.click(await screen.findByRole('button', { name: 'Actions for Oat bowl' }));
  expect(screen.getAllByRole('menuitem').map((entry) => entry.textContent)).toEqual(['Edit', 'Duplicate', 'Delete']);
  await view.user.click(screen.getByRole('menuitem', { name: item }));
  return view;
}

const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));

async function answerAlert(user: UserEvent, text: string) {
  expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible();
  await press(user, 'OK');
}

/** The mock server answers calls to the API alone; a picture comes from elsewhere. */
function servePicture() {
  const real = globalThis.fetch;
  const reply = { ok: true, blob: () => Promise.resolve(new Blob(['bowl'], { type: 'image/png' })) } as Response;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((...request) => (request[0] === IMAGE ? Promise.resolve(reply) : real(...request)));
}

test('deleting asks, says so, and the card goes', async () => {
  const { user } = await choose('Delete');
  const dialog = await screen.findByRole('dialog', { name: 'Delete Recipe' });
  expect(dialog).toHaveTextContent('Are you sure you want to delete this recipe?Oat bowl');
  const release = hold(mock.server, 'dishes/delete');
  await user.dblClick(within(dialog).getByRole('button', { name: 'Delete' }));
  release();
  await answerAlert(user, 'Recipe deleted successfully!');
  expect(await screen.findByText('No recipes found')).toBeVisible();
  expect(mock.posted('dishes/delete')).toEqual([{ id: 1 }]);
});

test('deleting can be cancelled', async () => {
  const { user } = await choose('Delete');
  await press(user, 'Cancel');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Actions for Oat bowl' })).toHaveFocus();
  expect(mock.posted('dishes/delete')).toEqual([]);
});

test.each([
  ['a refusal', () => refuse(mock.server, 'dishes/delete', { status: 409, message: 'No.' })],
  ['a dropped connection', () => dropConnection(mock.server, 'dishes/delete')],
])('deleting that meets %s says so and keeps the card', async (_name, fail) => {
  const { user } = await choose('Delete');
  fail();
  await press(user, 'Delete');
  await answerAlert(user, 'Failed to delete recipe.');
  await press(user, 'Cancel');
  expect(screen.getByRole('button', { name: 'Oat bowl' })).toBeVisible();
  expect(mock.posted('dishes/list')).toHaveLength(1);
});

test('Duplicate opens the add dialog with a copy, and the picture goes with it as a file', async () => {
  servePicture();
  const { user, router } = await choose('Duplicate', IMAGE);
  await screen.findByRole('dialog', { name: 'Add New Recipe' });
  expect(screen.getByLabelText('Recipe name')).toHaveValue('Copy of Oat bowl');
  expect(screen.getByLabelText('Sub Category')).toHaveDisplayValue('Bowls');
  expect(screen.getByRole('button', { name: 'Remove image' })).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?dialog=duplicate%3A1'));
  await press(user, 'Save');
  await answerAlert(user, 'Recipe added successfully!');
  expect(await screen.findByRole('button', { name: 'Copy of Oat bowl' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Oat bowl' })).toBeVisible();
  expect(mock.posted('dishes/create')).toMatchObject([
    { title: 'Copy of Oat bowl', image: 'image', directions: 'Soak.' },
  ]);
});

test('without a picture Duplicate opens all the same, and closes without a question', async () => {
  const { user } = await choose('Duplicate');
  await screen.findByRole('dialog', { name: 'Add New Recipe' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
