import { screen, waitFor } from '@testing-library/react';
import { field, noDialog, press } from '@test/dialogs';
import { testFormDialog } from '@test/formDialog';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const CREATE = 'supplements/create/category';

async function open() {
  mock.create('supplementFolder', { title: 'Vitamins' });
  const view = renderApp('/supplements', mock.admin());
  await screen.findByRole('tab', { name: 'Vitamins' });
  const opener = screen.getByRole('button', { name: 'Add Folder' });
  await view.user.click(opener);
  await screen.findByRole('dialog', { name: 'Add Folder' });
  return { ...view, opener, title: field('Title') };
}

test('a folder is added, has a tab, and is offered when supplements are assigned to a user', async () => {
  const { id } = mock.create('user', { assignedSupplements: [] });
  const { user, title, opener, go } = await open();
  await user.type(title, ' Teas ');
  await press(user, 'Save');
  expect(await screen.findByRole('tab', { name: 'Teas' })).toBeVisible();
  await noDialog();
  expect(opener).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(mock.posted(CREATE)).toEqual([{ title: 'Teas' }]);
  await go(`/users?dialog=supplements:${id}`);
  expect(await screen.findByRole('checkbox', { name: 'Teas' })).toBeVisible();
});

test('a blank title is invalid until one is typed', async () => {
  const { user, title } = await open();
  await user.type(title, '  ');
  await press(user, 'Save');
  await waitFor(() => expect(title).toHaveAccessibleDescription('Title is required.'));
  expect(title).toHaveFocus();
  await user.type(title, 'T');
  expect(title).toBeValid();
  expect(mock.posted(CREATE)).toEqual([]);
});

test('when the server refuses a duplicate name, dialog and text stay', async () => {
  const { user, title } = await open();
  await user.type(title, 'VITAMINS');
  await press(user, 'Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('A folder with this name already exists.');
  expect(title).toHaveValue('VITAMINS');
  expect(mock.posted('supplements/list')).toHaveLength(1);
});

testFormDialog(mock, {
  title: 'Add Folder',
  call: CREATE,
  open,
  fill: (user) => user.type(field('Title'), 'Teas'),
  expectKept: () => expect(field('Title')).toHaveValue('Teas'),
  list: 'supplements/list',
  findSaved: () => screen.findByRole('tab', { name: 'Teas' }),
});
