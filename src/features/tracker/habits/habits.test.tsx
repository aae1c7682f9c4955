import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { dropConnection, hold, refuse } from '@/mirage/overrides';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const PICTURE = new File(['walk'], 'walk.png', { type: 'image/png' });
const STORED = 'data:image/png;base64,iVBORw0KGgo=';

async function open(dialog: string, name: string, image: string | null = 'habits/water.svg') {
  mock.create('habit', { name: 'Drink water', description: 'Two litres.\nCold.', mandatory: true, image });
  const view = renderApp(`/tracker?tab=habits&dialog=${dialog}`, mock.admin());
  return { ...view, dialog: await screen.findByRole('dialog', { name }) };
}

const openAdd = () => open('add', 'Add Habit');
const openEdit = () => open('edit:1', 'Edit Habit');

const field = (name: string) => screen.getByLabelText(name);
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const card = (name: string) => screen.findByRole('button', { name: `Actions for ${name}` });

async function fill(user: UserEvent) {
  await user.upload(field('Media'), PICTURE);
  await user.type(field('Title'), ' Walk ');
  await user.type(field('Description'), ' Outside.{Enter}Daily. ');
}

/** The mock server answers calls to the API alone; a picture comes from elsewhere. */
function servePicture() {
  const real = globalThis.fetch;
  const reply = { ok: true, blob: () => Promise.resolve(new Blob(['water'], { type: 'image/png' })) } as Response;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((...request) => (request[0] === STORED ? Promise.resolve(reply) : real(...request)));
}

test('a habit is added, and its card stands without another toast', async () => {
  const { user } = await openAdd();
  await fill(user);
  await user.click(field('Mandatory'));
  await press(user, 'Save');
  expect(await card('Walk')).toBeVisible();
  await noDialog();
  expect(mock.posted('habits/create')).toEqual([
    { image: 'walk.png', name: 'Walk', description: ' Outside.\nDaily. ', mandatory: 'true' },
  ]);
  expect(screen.getAllByText('Habits Retrived')).toHaveLength(1);
});

test('each field says that it is required', async () => {
  const { user } = await openAdd();
  await user.type(field('Description'), ' {Enter} ');
  await press(user, 'Save');
  for (const message of ['Media file is required.', 'Title is required.', 'Description is required.'])
    expect(await screen.findByText(message)).toBeVisible();
  expect(field('Title')).toHaveFocus();
  expect(mock.posted('habits/create')).toEqual([]);
});

test('a film is no picture of a habit', async () => {
  const { user } = await openAdd();
  await user.upload(field('Media'), new File(['walk'], 'walk.mp4', { type: 'video/mp4' }));
  await press(user, 'Save');
  expect(await screen.findByText('Media file is required.')).toBeVisible();
});

test.each([
  ['a refusal', () => refuse(mock.server, 'habits/create', { status: 409, message: 'Taken.' }), 'Taken.'],
  [
    'a dropped connection',
    () => dropConnection(mock.server, 'habits/create'),
    'Something went wrong. Please try again.',
  ],
])('%s says why; dialog, text and file stay', async (_name, fail, text) => {
  const { user } = await openAdd();
  fail();
  await fill(user);
  await press(user, 'Save');
  expect(await screen.findByText(text)).toBeVisible();
  expect(field('Title')).toHaveValue(' Walk ');
  expect(screen.getByRole('button', { name: 'Remove walk.png' })).toBeVisible();
  expect(mock.posted('habits/list')).toHaveLength(1);
});

test('a double click adds once; while it saves nothing closes the dialog', async () => {
  const { user, dialog } = await openAdd();
  const release = hold(mock.server, 'habits/create');
  await fill(user);
  await user.dblClick(screen.getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Please wait...')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(dialog).toBeInTheDocument();
  release();
  await noDialog();
  expect(mock.posted('habits/create')).toHaveLength(1);
});

test('Cancel closes at once; Escape asks before typed text is lost', async () => {
  const { user } = await openAdd();
  await user.click(field('Mandatory'));
  await user.keyboard('{Escape}');
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Discard changes?' })).getByRole('button', { name: 'Cancel' }),
  );
  expect(field('Mandatory')).toBeChecked();
  await press(user, 'Cancel');
  await noDialog();
});

test('Edit Habit starts with what is stored, and keeps the picture', async () => {
  const { user } = await openEdit();
  expect(field('Title')).toHaveValue('Drink water');
  expect(field('Description')).toHaveValue('Two litres.\nCold.');
  expect(field('Mandatory')).toBeChecked();
  expect(screen.getByRole('img', { name: 'Current picture' })).toBeVisible();
  await user.type(field('Title'), ' slowly');
  await user.click(field('Mandatory'));
  await press(user, 'Save');
  expect(await card('Drink water slowly')).toBeVisible();
  await noDialog();
  expect(mock.posted('habits/update')).toEqual([
    { name: 'Drink water slowly', description: 'Two litres.\nCold.', mandatory: 'false', id: '1' },
  ]);
});

test('a refused edit says why; dialog and text stay', async () => {
  const { user } = await openEdit();
  refuse(mock.server, 'habits/update', { status: 422, message: 'That name is taken.' });
  await user.type(field('Title'), '!');
  await press(user, 'Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('That name is taken.');
  expect(field('Title')).toHaveValue('Drink water!');
});

test('Duplicate opens the add dialog with a copy, and the picture goes with it as a file', async () => {
  servePicture();
  const { user } = await open('duplicate:1', 'Add Habit', STORED);
  expect(field('Title')).toHaveValue('Copy of Drink water');
  expect(screen.getByRole('button', { name: 'Remove image' })).toBeVisible();
  await press(user, 'Save');
  expect(await card('Copy of Drink water')).toBeVisible();
  expect(await card('Drink water')).toBeVisible();
  expect(mock.posted('habits/create')).toEqual([
    { image: 'image', name: 'Copy of Drink water', description: 'Two litres.\nCold.', mandatory: 'true' },
  ]);
});

test('a copy whose picture cannot be had asks for one', async () => {
  const { user } = await open('duplicate:1', 'Add Habit', null);
  await press(user, 'Save');
  expect(await screen.findByText('Media file is required.')).toBeVisible();
});

async function openDelete() {
  const view = await open('delete:1', 'Confirm Delete');
  expect(view.dialog).toHaveTextContent(
    'Are you sure you want to delete this habit? This action cannot be undone.Drink water',
  );
  return view;
}

test('Delete asks, and a double click takes the card away once, without loading again', async () => {
  const { user, dialog } = await openDelete();
  const release = hold(mock.server, 'habits/delete');
  await user.dblClick(within(dialog).getByRole('button', { name: 'Delete' }));
  release();
  expect(await screen.findByText('No habits available')).toBeVisible();
  await noDialog();
  expect(mock.posted('habits/delete')).toEqual([{ id: 1 }]);
  expect(mock.posted('habits/list')).toHaveLength(1);
});

test('a refused delete says why and keeps the card', async () => {
  const { user } = await openDelete();
  refuse(mock.server, 'habits/delete', { status: 409, message: 'Members rely on it.' });
  await press(user, 'Delete');
  expect(await screen.findByRole('alert')).toHaveTextContent('Members rely on it.');
  await press(user, 'Cancel');
  expect(await card('Drink water')).toBeVisible();
});
