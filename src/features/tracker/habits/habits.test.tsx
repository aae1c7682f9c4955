import { screen } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { refuse } from '@/mirage/overrides';
import { chooseDelete, testDeleteDialog } from '@test/deleteDialog';
import { field, noDialog, press } from '@test/dialogs';
import { testFormDialog } from '@test/formDialog';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { pngFile } from '@test/pictures';

const mock = mockServer();

const PICTURE = pngFile('walk.png');
const STORED = 'data:image/png;base64,iVBORw0KGgo=';

async function open(dialog: string, name: string, image: string | null = 'habits/water.svg') {
  mock.create('habit', { name: 'Drink water', description: 'Two litres.\nCold.', mandatory: true, image });
  const view = renderApp(`/tracker?tab=habits&dialog=${dialog}`, mock.admin());
  await screen.findByRole('dialog', { name });
  return view;
}

const openAdd = () => open('add', 'Add Habit');
const openEdit = () => open('edit:1', 'Edit Habit');

const card = (name: string) => screen.findByRole('button', { name: `Actions for ${name}` });

async function fill(user: UserEvent) {
  await user.upload(field('Media'), PICTURE);
  await user.type(field('Title'), ' Walk ');
  await user.type(field('Description'), ' Outside.{Enter}Daily. ');
}

/** The mock server answers only calls to the API; pictures are on another host. */
function servePicture() {
  const real = globalThis.fetch;
  const reply = { ok: true, blob: () => Promise.resolve(new Blob(['water'], { type: 'image/png' })) } as Response;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((...request) => (request[0] === STORED ? Promise.resolve(reply) : real(...request)));
}

test('a habit is added; its card appears without another toast', async () => {
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

test('required fields say so', async () => {
  const { user } = await openAdd();
  await user.type(field('Description'), ' {Enter} ');
  await press(user, 'Save');
  for (const message of ['Media file is required.', 'Title is required.', 'Description is required.'])
    expect(await screen.findByText(message)).toBeVisible();
  expect(field('Title')).toHaveFocus();
  expect(mock.posted('habits/create')).toEqual([]);
});

test('a film is not accepted as picture', async () => {
  const { user } = await openAdd();
  await user.upload(field('Media'), new File(['walk'], 'walk.mp4', { type: 'video/mp4' }));
  await press(user, 'Save');
  expect(await screen.findByText('Media file is required.')).toBeVisible();
});

testFormDialog(mock, {
  title: 'Add Habit',
  call: 'habits/create',
  open: openAdd,
  fill: async (user) => {
    await fill(user);
    await user.click(field('Mandatory'));
  },
  expectKept: () => {
    expect(field('Title')).toHaveValue(' Walk ');
    expect(field('Description')).toHaveValue(' Outside.\nDaily. ');
    expect(field('Mandatory')).toBeChecked();
    expect(screen.getByRole('button', { name: 'Remove walk.png' })).toBeVisible();
  },
  list: 'habits/list',
  findSaved: () => card('Walk'),
});

test('Edit Habit starts with the stored values and keeps the picture', async () => {
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

test('a refused edit shows why; dialog and text stay', async () => {
  const { user } = await openEdit();
  refuse(mock.server, 'habits/update', { status: 422, message: 'That name is taken.' });
  await user.type(field('Title'), '!');
  await press(user, 'Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('That name is taken.');
  expect(field('Title')).toHaveValue('Drink water!');
});

test('Duplicate opens the add dialog with a copy, with the picture as a file', async () => {
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

test('a copy whose picture cannot be loaded requires one', async () => {
  const { user } = await open('duplicate:1', 'Add Habit', null);
  await press(user, 'Save');
  expect(await screen.findByText('Media file is required.')).toBeVisible();
});

testDeleteDialog(mock, {
  title: 'Confirm Delete',
  text: 'Are you sure you want to delete this habit? This action cannot be undone.',
  about: 'Drink water',
  open: async () => {
    mock.create('habit', { name: 'Drink water' });
    const view = renderApp('/tracker?tab=habits', mock.admin());
    await chooseDelete(view.user, 'Actions for Drink water');
    return view;
  },
  call: 'habits/delete',
  sent: { id: 1 },
  list: 'habits/list',
  expectDeleted: async () => {
    expect(await screen.findByText('No habits available')).toBeVisible();
    expect(mock.posted('habits/list')).toHaveLength(1);
  },
});

test('a link to the delete dialog opens it', async () => {
  await open('delete:1', 'Confirm Delete');
  expect(await screen.findByRole('dialog', { name: 'Confirm Delete' })).toHaveTextContent('Drink water');
});
