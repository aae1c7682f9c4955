import { screen, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { refuse } from '@/mirage/overrides';
import { chooseDelete, testDeleteDialog } from '@test/deleteDialog';
import { field, noDialog, press } from '@test/dialogs';
import { testFormDialog } from '@test/formDialog';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { pngFile } from '@test/pictures';

const mock = mockServer();

const PICTURE = pngFile('wins.png');
const FILM = new File(['hello'], 'hello.mp4', { type: 'video/mp4' });

async function open(address: string, name: string) {
  mock.create('highlight', { title: 'Member wins' });
  mock.create('highlightItem', { highlightId: '1' });
  const view = renderApp(address, mock.admin());
  return { ...view, dialog: await screen.findByRole('dialog', { name }) };
}

const openAdd = () => open('/tracker?dialog=add', 'Add Highlight');
const openEdit = () => open('/tracker?dialog=edit:1', 'Edit Highlight');

const card = (name: string) => screen.findByRole('button', { name: `Actions for ${name}` });

async function fill(user: UserEvent, media = PICTURE) {
  await user.type(field('Title'), ' Ramadan ');
  await user.upload(field('Media'), media);
  await user.type(field('Caption'), ' Suhoor ');
  await user.type(field('Duration'), ' 7.5 ');
}

test('a highlight is added with its first item; its card appears without another toast', async () => {
  const { user } = await openAdd();
  await fill(user);
  await press(user, 'Save');
  expect(await card('Ramadan')).toBeVisible();
  await noDialog();
  expect(mock.posted('highlights/create')).toEqual([
    { media: 'wins.png', title: 'Ramadan', caption: 'Suhoor', duration: '7.5' },
  ]);
  expect(screen.getAllByText('Highlights Retrived')).toHaveLength(1);
});

test('a film is accepted too', async () => {
  const { user } = await openAdd();
  await fill(user, FILM);
  await press(user, 'Save');
  await card('Ramadan');
  expect(mock.posted('highlights/create')).toMatchObject([{ media: 'hello.mp4' }]);
});

test('invalid fields have messages, which typing removes', async () => {
  const { user } = await openAdd();
  await user.type(field('Caption'), '  ');
  await press(user, 'Save');
  for (const message of [
    'Media file is required.',
    'Title is required.',
    'Caption is required.',
    'Duration must be a positive number.',
  ])
    expect(await screen.findByText(message)).toBeVisible();
  await user.type(field('Title'), 'R');
  expect(screen.queryByText('Title is required.')).not.toBeInTheDocument();
  expect(mock.posted('highlights/create')).toEqual([]);
});

test('a file that is neither picture nor film is not accepted', async () => {
  const { user } = await openAdd();
  await user.upload(field('Media'), new File(['notes'], 'notes.txt', { type: 'text/plain' }));
  await press(user, 'Save');
  expect(await screen.findByText('Media file is required.')).toBeVisible();
});

testFormDialog(mock, {
  title: 'Add Highlight',
  call: 'highlights/create',
  open: openAdd,
  fill,
  expectKept: () => {
    expect(field('Title')).toHaveValue(' Ramadan ');
    expect(field('Caption')).toHaveValue(' Suhoor ');
    expect(field('Duration')).toHaveValue(' 7.5 ');
    expect(screen.getByRole('button', { name: 'Remove wins.png' })).toBeVisible();
  },
  list: 'highlights/list',
  findSaved: () => card('Ramadan'),
});

test('Edit has only the title', async () => {
  const { user, dialog } = await openEdit();
  expect(within(dialog).getAllByRole('textbox')).toHaveLength(1);
  expect(field('Title')).toHaveValue('Member wins');
  await user.clear(field('Title'));
  await press(user, 'Save');
  expect(await screen.findByText('Title is required.')).toBeVisible();
  await user.type(field('Title'), ' Wins of the year ');
  await press(user, 'Save');
  expect(await card('Wins of the year')).toBeVisible();
  await noDialog();
  expect(mock.posted('highlights/update')).toEqual([{ highlightId: 1, title: 'Wins of the year' }]);
});

test('a refused edit shows why; dialog and text stay', async () => {
  const { user } = await openEdit();
  refuse(mock.server, 'highlights/update', { status: 422, message: 'That title is taken.' });
  await user.type(field('Title'), '!');
  await press(user, 'Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('That title is taken.');
  expect(field('Title')).toHaveValue('Member wins!');
});

testDeleteDialog(mock, {
  title: 'Confirm Delete',
  text: 'Are you sure you want to delete this highlight? This action cannot be undone.',
  about: 'Member wins',
  open: async () => {
    mock.create('highlight', { title: 'Member wins' });
    const view = renderApp('/tracker', mock.admin());
    await chooseDelete(view.user, 'Actions for Member wins');
    return view;
  },
  call: 'highlights/delete',
  sent: { id: 1 },
  list: 'highlights/list',
  expectDeleted: async () => {
    expect(await screen.findByText('No highlights available')).toBeVisible();
    expect(mock.posted('highlights/list')).toHaveLength(1);
  },
});

test('a link to the delete dialog opens it', async () => {
  await open('/tracker?dialog=delete:1', 'Confirm Delete');
  expect(await screen.findByRole('dialog', { name: 'Confirm Delete' })).toHaveTextContent('Member wins');
});
