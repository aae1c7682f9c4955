import { screen, waitFor } from '@testing-library/react';
import { field, noDialog, press } from '@test/dialogs';
import { testFormDialog } from '@test/formDialog';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const CREATE = 'howToUse/createCategory';

async function open() {
  mock.create('helpCategory', { title: 'Food' });
  const view = renderApp('/how-to-use', mock.admin());
  await screen.findByRole('tab', { name: 'Food' });
  const opener = screen.getByRole('button', { name: 'Add Category' });
  await view.user.click(opener);
  await screen.findByRole('dialog', { name: 'Add Category' });
  return { ...view, opener, title: field('Category title') };
}

test('a category is added and has a tab', async () => {
  const { user, title, opener } = await open();
  await user.type(title, ' Coach ');
  await press(user, 'Save');
  expect(await screen.findByRole('tab', { name: 'Coach' })).toBeVisible();
  await noDialog();
  expect(opener).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(mock.posted(CREATE)).toEqual([{ title: 'Coach' }]);
});

test('a blank title is invalid until one is typed', async () => {
  const { user, title } = await open();
  await user.type(title, '  ');
  await press(user, 'Save');
  await waitFor(() => expect(title).toHaveAccessibleDescription('Category title is required'));
  expect(title).toHaveFocus();
  await user.type(title, 'C');
  expect(title).toBeValid();
  expect(mock.posted(CREATE)).toEqual([]);
});

test('when the server refuses a duplicate name, dialog and text stay', async () => {
  const { user, title } = await open();
  await user.type(title, 'FOOD');
  await press(user, 'Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('A category with this name already exists.');
  expect(title).toHaveValue('FOOD');
  expect(mock.posted('howToUse/list')).toHaveLength(1);
});

testFormDialog(mock, {
  title: 'Add Category',
  call: CREATE,
  busy: 'Adding...',
  open,
  fill: (user) => user.type(field('Category title'), 'Coach'),
  expectKept: () => expect(field('Category title')).toHaveValue('Coach'),
  list: 'howToUse/list',
  findSaved: () => screen.findByRole('tab', { name: 'Coach' }),
});
