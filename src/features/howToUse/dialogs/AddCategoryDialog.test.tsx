import { screen, waitFor, within } from '@testing-library/react';
import { dropConnection, hold, htmlErrorPage, refuse } from '@/mirage/overrides';
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
  const dialog = await screen.findByRole('dialog', { name: 'Add Category' });
  const press = (name: string) => view.user.click(within(dialog).getByRole('button', { name }));
  return { ...view, dialog, opener, press, title: within(dialog).getByLabelText('Category title') };
}

const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('a category is added, and shows by its tab', async () => {
  const { user, title, press, opener } = await open();
  await user.type(title, ' Coach ');
  await press('Save');
  expect(await screen.findByRole('tab', { name: 'Coach' })).toBeVisible();
  await noDialog();
  expect(opener).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(mock.posted(CREATE)).toEqual([{ title: 'Coach' }]);
});

test('a blank title is refused until it is typed', async () => {
  const { user, title, press } = await open();
  await user.type(title, '  ');
  await press('Save');
  await waitFor(() => expect(title).toHaveAccessibleDescription('Category title is required'));
  expect(title).toHaveFocus();
  await user.type(title, 'C');
  expect(title).toBeValid();
  expect(mock.posted(CREATE)).toEqual([]);
});

test('a name that is taken is refused by the server; dialog and text stay', async () => {
  const { user, title, press } = await open();
  await user.type(title, 'FOOD');
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('A category with this name already exists.');
  expect(title).toHaveValue('FOOD');
  expect(mock.posted('howToUse/list')).toHaveLength(1);
});

test.each([
  ['a refusal without a message', () => refuse(mock.server, CREATE, { status: 500 })],
  ['an HTML error page', () => htmlErrorPage(mock.server, CREATE)],
  ['a dropped connection', () => dropConnection(mock.server, CREATE)],
])('%s says that something went wrong; dialog and text stay', async (_name, fail) => {
  const { user, title, press } = await open();
  fail();
  await user.type(title, 'Coach');
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  expect(title).toHaveValue('Coach');
});

test('a double click adds once; while it saves nothing closes the dialog', async () => {
  const { user, dialog, title, press } = await open();
  const release = hold(mock.server, CREATE);
  await user.type(title, 'Coach');
  await user.dblClick(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Adding...')).toBeVisible();
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
  await user.type(title, 'C');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('dialog', { name: 'Discard changes?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(title).toHaveValue('C');
  await press('Cancel');
  await noDialog();
});
