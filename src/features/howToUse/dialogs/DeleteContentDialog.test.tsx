import { screen, waitFor, within } from '@testing-library/react';
import { dropConnection, hold, refuse } from '@/mirage/overrides';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const DELETE = 'howToUse/delete';

async function open() {
  const { id } = mock.create('helpCategory');
  mock.create('helpContent', { howTouseCategoryId: id, title: 'Eating out' });
  const view = renderApp('/how-to-use', mock.admin());
  await view.user.click(await screen.findByRole('button', { name: 'Actions for Eating out' }));
  await view.user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm Delete' });
  const press = (name: string) => view.user.click(within(dialog).getByRole('button', { name }));
  return { ...view, dialog, press };
}

test('deleting asks, takes one call however often it is clicked, and the last card goes', async () => {
  const { user, dialog } = await open();
  expect(dialog).toHaveTextContent(
    'Are you sure you want to delete this content? This action cannot be undone.Eating out',
  );
  const release = hold(mock.server, DELETE);
  await user.dblClick(within(dialog).getByRole('button', { name: 'Delete' }));
  release();
  expect(await screen.findByText('No content found for this category')).toBeInTheDocument();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(mock.posted(DELETE)).toEqual([{ id: 1 }]);
});

test('deleting can be cancelled', async () => {
  const { press } = await open();
  await press('Cancel');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Actions for Eating out' })).toHaveFocus();
  expect(mock.posted(DELETE)).toEqual([]);
});

test.each([
  ['a refusal', () => refuse(mock.server, DELETE, { status: 409, message: 'In use.' }), 'In use.'],
  ['a dropped connection', () => dropConnection(mock.server, DELETE), 'Something went wrong. Please try again.'],
])('deleting that meets %s says so and keeps the card', async (_name, fail, text) => {
  const { press } = await open();
  fail();
  await press('Delete');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  await press('Cancel');
  expect(screen.getByRole('button', { name: 'Eating out' })).toBeVisible();
  expect(mock.posted('howToUse/list')).toHaveLength(1);
});
