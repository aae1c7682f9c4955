import { screen, waitFor, within } from '@testing-library/react';
import { dropConnection, hold, refuse } from '@/mirage/overrides';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const CREATE = 'paymentTypesCategories/create';

async function open() {
  mock.create('paymentCategory', { title: 'Banks' });
  const view = renderApp('/payments', mock.admin());
  await view.user.click(await screen.findByRole('button', { name: 'Add Category' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add New Category' });
  const press = (name: string) => view.user.click(within(dialog).getByRole('button', { name }));
  return { ...view, dialog, press };
}

const title = () => screen.getByLabelText('Title');
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('a category is created once, and offered for a method', async () => {
  const { user, dialog } = await open();
  const release = hold(mock.server, CREATE);
  await user.type(title(), ' Wallets ');
  await user.dblClick(within(dialog).getByRole('button', { name: 'Create' }));
  expect(await within(dialog).findByText('Please wait...')).toBeVisible();
  release();
  await noDialog();
  expect(mock.posted(CREATE)).toEqual([{ title: 'Wallets' }]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Add Payment Method' })[0]!);
  expect(await screen.findByRole('option', { name: 'Wallets' })).toBeInTheDocument();
});

test('an empty title is silently not submitted; the dialog stays', async () => {
  const { user, dialog, press } = await open();
  await user.type(title(), '   ');
  await press('Create');
  expect(dialog).toBeInTheDocument();
  expect(screen.queryByText(/required/)).not.toBeInTheDocument();
  expect(mock.posted(CREATE)).toEqual([]);
});

test.each([
  ['a taken name', () => undefined, 'A category with this name already exists.'],
  ['an error without a message', () => refuse(mock.server, CREATE, { status: 500 }), /^Something went wrong/],
  ['a dropped connection', () => dropConnection(mock.server, CREATE), /^Something went wrong/],
])('%s is told; dialog and text stay', async (_name, fail, text) => {
  const { user, press } = await open();
  fail();
  await user.type(title(), 'banks');
  await press('Create');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(title()).toHaveValue('banks');
});

test('Cancel closes at once; Escape asks before typed text is lost', async () => {
  const { user, press } = await open();
  await user.type(title(), 'W{Escape}');
  const question = await screen.findByRole('dialog', { name: 'Discard changes?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await press('Cancel');
  await noDialog();
});
