import { screen, waitFor, within } from '@testing-library/react';
import { dropConnection, hold, refuse } from '@/mirage/overrides';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const DELETE = 'users/delete';

async function open() {
  const view = renderApp('/moderators', mock.admin());
  await view.user.click(await screen.findByRole('button', { name: 'Actions for Hira Noor' }));
  await view.user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Moderator' });
  const press = (name: string) => view.user.click(within(dialog).getByRole('button', { name }));
  return { ...view, dialog, press };
}

const row = () => screen.queryByRole('rowheader', { name: /Hira Noor/ });

test('deleting asks, and takes one call however often it is clicked', async () => {
  const { user, dialog } = await open();
  expect(dialog).toHaveTextContent('Are you sure you want to delete this moderator?HNHira Noor hira@petal.app');
  const release = hold(mock.server, DELETE);
  await user.dblClick(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(within(dialog).getByText('Please wait...')).toBeVisible();
  release();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(row()).not.toBeInTheDocument());
  expect(screen.getByRole('rowheader', { name: /Sara Malik/ })).toBeVisible();
  expect(mock.posted(DELETE)).toEqual([{ userId: 2 }]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('deleting can be cancelled', async () => {
  const { press } = await open();
  await press('Cancel');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Actions for Hira Noor' })).toHaveFocus();
  expect(mock.posted(DELETE)).toEqual([]);
});

test.each([
  ['a refusal', () => refuse(mock.server, DELETE, { status: 409, message: 'In use.' }), 'In use.'],
  ['a dropped connection', () => dropConnection(mock.server, DELETE), 'Something went wrong. Please try again.'],
])('deleting that meets %s says so and keeps the row', async (_name, fail, text) => {
  const { press } = await open();
  fail();
  await press('Delete');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  await press('Cancel');
  expect(row()).toBeVisible();
});
