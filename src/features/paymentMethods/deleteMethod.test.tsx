import { screen, waitFor } from '@testing-library/react';
import { dropConnection, hold, refuse } from '@/mirage/overrides';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const DELETE = 'paymentTypes/delete';

/** Opens the screen; the browser's question is answered with `answer`. */
function open(answer: boolean) {
  for (const paymentMethodName of ['Main account', 'Front desk']) mock.create('paymentMethod', { paymentMethodName });
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(answer);
  const { user } = renderApp('/payments', mock.admin());
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'Actions for Main account' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  };
  return { confirm, remove };
}

const row = () => screen.queryByRole('rowheader', { name: /Main account/ });

test('deleting asks by the browser’s own dialog, and the row goes', async () => {
  const { confirm, remove } = open(true);
  await remove();
  await waitFor(() => expect(row()).not.toBeInTheDocument());
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(confirm).toHaveBeenCalledWith('Are you sure you want to delete this payment method?');
  expect(screen.getByRole('rowheader', { name: /Front desk/ })).toBeVisible();
  expect(mock.posted(DELETE)).toEqual([{ id: 1 }]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('while it is deleted, its row is busy, and deleting it again neither asks nor calls', async () => {
  const { confirm, remove } = open(true);
  const release = hold(mock.server, DELETE);
  await remove();
  expect(screen.getByRole('button', { name: 'Actions for Main account', busy: true })).toBeVisible();
  await remove();
  expect(confirm).toHaveBeenCalledTimes(1);
  release();
  await waitFor(() => expect(row()).not.toBeInTheDocument());
  expect(mock.posted(DELETE)).toHaveLength(1);
});

test('deleting can be cancelled', async () => {
  const { remove } = open(false);
  await remove();
  expect(row()).toBeVisible();
  expect(mock.posted(DELETE)).toEqual([]);
});

test.each([
  ['a refusal', () => refuse(mock.server, DELETE, { status: 409, message: 'In use.' }), 'In use.'],
  ['a dropped connection', () => dropConnection(mock.server, DELETE), 'Something went wrong. Please try again.'],
])('deleting that meets %s says so and keeps the row', async (_name, fail, text) => {
  const { remove } = open(true);
  fail();
  await remove();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(row()).toBeVisible();
});
