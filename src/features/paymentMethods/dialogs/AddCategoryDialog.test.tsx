import { screen, waitFor } from '@testing-library/react';
import { field, noDialog, press } from '@test/dialogs';
import { testFormDialog } from '@test/formDialog';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { saveFaults } from '@test/saveFaults';

const mock = mockServer();

const CREATE = 'paymentTypesCategories/create';

async function open() {
  mock.create('paymentCategory', { title: 'Banks' });
  const view = renderApp('/payments', mock.admin());
  await view.user.click(await screen.findByRole('button', { name: 'Add Category' }));
  return { ...view, dialog: await screen.findByRole('dialog', { name: 'Add New Category' }) };
}

test('a category is created with its title trimmed', async () => {
  const { user } = await open();
  await user.type(field('Title'), ' Wallets ');
  await press(user, 'Create');
  await noDialog();
  expect(mock.posted(CREATE)).toEqual([{ title: 'Wallets' }]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an empty title is silently not submitted; the dialog stays', async () => {
  const { user, dialog } = await open();
  await user.type(field('Title'), '   ');
  await press(user, 'Create');
  expect(dialog).toBeInTheDocument();
  await waitFor(() => expect(field('Title')).toHaveFocus());
  expect(field('Title')).toBeInvalid();
  expect(screen.queryByText(/required/)).not.toBeInTheDocument();
  expect(mock.posted(CREATE)).toEqual([]);
});

test('a name that is taken is refused by the server', async () => {
  const { user } = await open();
  await user.type(field('Title'), 'banks');
  await press(user, 'Create');
  expect(await screen.findByRole('alert')).toHaveTextContent('A category with this name already exists.');
  expect(field('Title')).toHaveValue('banks');
});

testFormDialog(mock, {
  title: 'Add New Category',
  call: CREATE,
  save: 'Create',
  open,
  fill: (user) => user.type(field('Title'), 'Wallets'),
  expectKept: () => expect(field('Title')).toHaveValue('Wallets'),
  list: 'paymentTypes/v2/list',
  // No list of the categories is on screen, so none loads again.
  faults: saveFaults(mock).map(([name, fail, said]) => [name, fail, said]),
  findSaved: async (user) => {
    await user.click(screen.getAllByRole('button', { name: 'Add Payment Method' })[0]!);
    return screen.findByRole('option', { name: 'Wallets' });
  },
});
