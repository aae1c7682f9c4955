import { screen, waitFor, within } from '@testing-library/react';
import { dropConnection, hold, refuse } from '@/mirage/overrides';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const DELETE = 'banners/delete';

async function open() {
  for (const link of ['petal.example/plans', 'petal.example/walks']) mock.create('banner', { link });
  const view = renderApp('/banners', mock.admin());
  await view.user.click(await screen.findByRole('button', { name: 'Actions for petal.example/plans' }));
  await view.user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Banner' });
  const press = (name: string) => view.user.click(within(dialog).getByRole('button', { name }));
  return { ...view, dialog, press };
}

const row = () => screen.queryByRole('link', { name: 'petal.example/plans' });

test('deleting asks, takes one call however often it is clicked, and takes the row away without another list call', async () => {
  const { user, dialog } = await open();
  expect(dialog).toHaveTextContent('Are you sure you want to delete this banner?petal.example/plans');
  const release = hold(mock.server, DELETE);
  await user.dblClick(within(dialog).getByRole('button', { name: 'Delete' }));
  release();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(row()).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'petal.example/walks' })).toBeVisible();
  expect(screen.getByText('1-1 of 1')).toBeVisible();
  expect(mock.posted(DELETE)).toEqual([{ id: 1 }]);
  expect(mock.posted('banners/list')).toHaveLength(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('deleting can be cancelled', async () => {
  const { press } = await open();
  await press('Cancel');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Actions for petal.example/plans' })).toHaveFocus();
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
