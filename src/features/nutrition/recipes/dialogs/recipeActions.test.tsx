import { screen, waitFor } from '@testing-library/react';
import { testDeleteDialog } from '@test/deleteDialog';
import { answerAlert, press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { ownEntries } from '@test/ownEntries';
import { renderApp } from '@test/renderApp';
import { saveFaults } from '@test/saveFaults';

const mock = mockServer();

const IMAGE = 'data:image/png;base64,iVBORw0KGgo=';

async function choose(item: string, image: string | null = null) {
  const breakfast = mock.create('category', { title: 'Breakfast' });
  const bowls = mock.create('subCategory', { title: 'Bowls', categoryId: breakfast.id });
  mock.create('recipe', { title: 'Oat bowl', dishesCategoryId: bowls.id, image, directions: 'Soak.', note: null });
  const view = renderApp('/recipes', mock.admin());
  await view.user.click(await screen.findByRole('button', { name: 'Actions for Oat bowl' }));
  expect(ownEntries('/recipes')).toEqual(['Edit', 'Duplicate', 'Delete']);
  await view.user.click(screen.getByRole('menuitem', { name: item }));
  return view;
}

/** The mock server answers only calls to the API; pictures are on another host. */
function servePicture() {
  const real = globalThis.fetch;
  const reply = { ok: true, blob: () => Promise.resolve(new Blob(['bowl'], { type: 'image/png' })) } as Response;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((...request) => (request[0] === IMAGE ? Promise.resolve(reply) : real(...request)));
}

testDeleteDialog(mock, {
  title: 'Delete Recipe',
  text: 'Are you sure you want to delete this recipe?',
  about: 'Oat bowl',
  open: () => choose('Delete'),
  call: 'dishes/delete',
  sent: { id: 1 },
  list: 'dishes/list',
  expectDeleted: async (user) => {
    await answerAlert(user, 'Recipe deleted successfully!');
    expect(await screen.findByText('No recipes found')).toBeVisible();
  },
  faults: saveFaults(mock, 'Failed to delete recipe.'),
  expectSaid: answerAlert,
});

test('Duplicate opens the add dialog with a copy, with the picture as a file', async () => {
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

test('without a picture Duplicate opens too, and closes without a question', async () => {
  const { user } = await choose('Duplicate');
  await screen.findByRole('dialog', { name: 'Add New Recipe' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
