import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { dropConnection, hold, refuse } from '@/mirage/overrides';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const PICTURE = new File(['wins'], 'wins.png', { type: 'image/png' });
const FILM = new File(['hello'], 'hello.mp4', { type: 'video/mp4' });

async function open(address: string, name: string) {
  mock.create('highlight', { title: 'Member wins' });
  mock.create('highlightItem', { highlightId: '1' });
  const view = renderApp(address, mock.admin());
  return { ...view, dialog: await screen.findByRole('dialog', { name }) };
}

const openAdd = () => open('/tracker?dialog=add', 'Add Highlight');
const openEdit = () => open('/tracker?dialog=edit:1', 'Edit Highlight');

const field = (name: string) => screen.getByLabelText(name);
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const card = (name: string) => screen.findByRole('button', { name: `Actions for ${name}` });

async function fill(user: UserEvent, media = PICTURE) {
  await user.type(field('Title'), ' Ramadan ');
  await user.upload(field('Media'), media);
  await user.type(field('Caption'), ' Suhoor ');
  await user.type(field('Duration (seconds)'), ' 7.5 ');
}

test('a highlight is added with its first item, and its card stands without another toast', async () => {
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

test('a film is a medium as well', async () => {
  const { user } = await openAdd();
  await fill(user, FILM);
  await press(user, 'Save');
  await card('Ramadan');
  expect(mock.posted('highlights/create')).toMatchObject([{ media: 'hello.mp4' }]);
});

test('each field says what it needs, and typing takes it back', async () => {
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

test('a file that is neither picture nor film is not taken', async () => {
  const { user } = await openAdd();
  await user.upload(field('Media'), new File(['notes'], 'notes.txt', { type: 'text/plain' }));
  await press(user, 'Save');
  expect(await screen.findByText('Media file is required.')).toBeVisible();
});

test.each([
  ['a refusal', () => refuse(mock.server, 'highlights/create', { status: 409, message: 'Too many.' }), 'Too many.'],
  [
    'an error without a message',
    () => refuse(mock.server, 'highlights/create', { status: 500 }),
    'Something went wrong. Please try again.',
  ],
  [
    'a dropped connection',
    () => dropConnection(mock.server, 'highlights/create'),
    'Something went wrong. Please try again.',
  ],
])('%s says why; dialog, text and file stay', async (_name, fail, text) => {
  const { user } = await openAdd();
  fail();
  await fill(user);
  await press(user, 'Save');
  expect(await screen.findByText(text)).toBeVisible();
  expect(field('Title')).toHaveValue(' Ramadan ');
  expect(screen.getByRole('button', { name: 'Remove wins.png' })).toBeVisible();
  expect(mock.posted('highlights/list')).toHaveLength(1);
});

test('a double click adds once; while it saves nothing closes the dialog', async () => {
  const { user, dialog } = await openAdd();
  const release = hold(mock.server, 'highlights/create');
  await fill(user);
  await user.dblClick(screen.getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Please wait...')).toBeVisible();
  await user.keyboard('{Escape}');
  await press(user, 'Cancel');
  expect(dialog).toBeInTheDocument();
  release();
  await noDialog();
  expect(mock.posted('highlights/create')).toHaveLength(1);
});

test('Cancel closes at once; Escape asks before typed text is lost', async () => {
  const { user } = await openAdd();
  await user.type(field('Title'), 'R');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('dialog', { name: 'Discard changes?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(field('Title')).toHaveValue('R');
  await press(user, 'Cancel');
  await noDialog();
});

test('Edit knows the title alone', async () => {
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

test('a refused edit says why; dialog and text stay', async () => {
  const { user } = await openEdit();
  refuse(mock.server, 'highlights/update', { status: 422, message: 'That title is taken.' });
  await user.type(field('Title'), '!');
  await press(user, 'Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('That title is taken.');
  expect(field('Title')).toHaveValue('Member wins!');
});

async function openDelete() {
  const view = await open('/tracker?dialog=delete:1', 'Confirm Delete');
  expect(view.dialog).toHaveTextContent(
    'Are you sure you want to delete this highlight? This action cannot be undone.Member wins',
  );
  return view;
}

test('Delete asks, and a double click takes the card away once, without loading again', async () => {
  const { user, dialog } = await openDelete();
  const release = hold(mock.server, 'highlights/delete');
  await user.dblClick(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(within(dialog).getByText('Please wait...')).toBeVisible();
  release();
  expect(await screen.findByText('No highlights available')).toBeVisible();
  await noDialog();
  expect(mock.posted('highlights/delete')).toEqual([{ id: 1 }]);
  expect(mock.posted('highlights/list')).toHaveLength(1);
});

test('Delete can be cancelled, and the focus returns to the menu’s button', async () => {
  mock.create('highlight', { title: 'Member wins' });
  const { user } = renderApp('/tracker', mock.admin());
  await user.click(await card('Member wins'));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await screen.findByRole('dialog', { name: 'Confirm Delete' });
  await press(user, 'Cancel');
  await noDialog();
  expect(await card('Member wins')).toHaveFocus();
  expect(mock.posted('highlights/delete')).toEqual([]);
});

test('a refused delete says why and keeps the card', async () => {
  const { user } = await openDelete();
  refuse(mock.server, 'highlights/delete', { status: 409, message: 'It is pinned.' });
  await press(user, 'Delete');
  expect(await screen.findByRole('alert')).toHaveTextContent('It is pinned.');
  await press(user, 'Cancel');
  expect(await card('Member wins')).toBeVisible();
});
