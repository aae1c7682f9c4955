import { screen, waitFor, within } from '@testing-library/react';
import { dropConnection, hold, htmlErrorPage, refuse } from '@/mirage/overrides';
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
  const dialog = await screen.findByRole('dialog', { name: 'Add Folder' });
  const press = (name: string) => view.user.click(within(dialog).getByRole('button', { name }));
  return { ...view, dialog, opener, press, title: within(dialog).getByLabelText('Title') };
}

const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('a folder is added, shows by its tab, and is offered where supplements are assigned to a user', async () => {
  const { id } = mock.create('user', { assignedSupplements: [] });
  const { user, title, press, opener, go } = await open();
  await user.type(title, ' Teas ');
  await press('Save');
  expect(await screen.findByRole('tab', { name: 'Teas' })).toBeVisible();
  await noDialog();
  expect(opener).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(mock.posted(CREATE)).toEqual([{ title: 'Teas' }]);
  await go(`/users?dialog=supplements:${id}`);
  expect(await screen.findByRole('checkbox', { name: 'Teas' })).toBeVisible();
});

test('a blank title is refused until it is typed', async () => {
  const { user, title, press } = await open();
  await user.type(title, '  ');
  await press('Save');
  await waitFor(() => expect(title).toHaveAccessibleDescription('Title is required.'));
  expect(title).toHaveFocus();
  await user.type(title, 'T');
  expect(title).toBeValid();
  expect(mock.posted(CREATE)).toEqual([]);
});

test('a name that is taken is refused by the server; dialog and text stay', async () => {
  const { user, title, press } = await open();
  await user.type(title, 'VITAMINS');
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('A folder with this name already exists.');
  expect(title).toHaveValue('VITAMINS');
  expect(mock.posted('supplements/list')).toHaveLength(1);
});

test.each([
  ['a refusal without a message', () => refuse(mock.server, CREATE, { status: 500 })],
  ['an HTML error page', () => htmlErrorPage(mock.server, CREATE)],
  ['a dropped connection', () => dropConnection(mock.server, CREATE)],
])('%s says that something went wrong; dialog and text stay', async (_name, fail) => {
  const { user, title, press } = await open();
  fail();
  await user.type(title, 'Teas');
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  expect(title).toHaveValue('Teas');
});

test('a double click adds once; while it saves nothing closes the dialog', async () => {
  const { user, dialog, title, press } = await open();
  const release = hold(mock.server, CREATE);
  await user.type(title, 'Teas');
  await user.dblClick(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Please wait...')).toBeVisible();
  await user.keyboard('{Escape}');
  await press('Cancel');
  await press('Close');
  expect(dialog).toBeInTheDocument();
  release();
  await noDialog();
  expect(mock.posted(CREATE)).toHaveLength(1);
});

test('Cancel closes at once; Escape asks before the title is lost', async () => {
  const { user, title, press } = await open();
  await user.type(title, 'T');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('dialog', { name: 'Discard changes?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(title).toHaveValue('T');
  await press('Cancel');
  await noDialog();
});
