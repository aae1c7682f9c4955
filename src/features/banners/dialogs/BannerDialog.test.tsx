import { screen, waitFor } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { refuse } from '@/mirage/overrides';
import { field, noDialog, press } from '@test/dialogs';
import { testFormDialog } from '@test/formDialog';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { pngFile } from '@test/pictures';
import { everySaveFault } from '@test/saveFaults';

const mock = mockServer();

const CREATE = 'banners/create';
const PICTURE = pngFile('leaves.png');

async function open(dialog: string, name: string, image = 'banners/morning-walk.svg') {
  mock.create('banner', { link: 'petal.example/walks', image });
  const view = renderApp(`/banners?dialog=${dialog}`, mock.admin());
  return { ...view, dialog: await screen.findByRole('dialog', { name }) };
}

const openAdd = () => open('add', 'Add New Banner');
const openEdit = (image?: string) => open('edit:1', 'Edit Banner', image);

async function fill(user: UserEvent) {
  await user.type(field('Link'), ' petal.example/plans ');
  await user.upload(field('Image'), PICTURE);
}

test('a banner is added with its picture, and its row stands', async () => {
  const { user } = await openAdd();
  await fill(user);
  await press(user, 'Save');
  expect(await screen.findByRole('link', { name: 'petal.example/plans' })).toBeVisible();
  await noDialog();
  expect(mock.posted(CREATE)).toEqual([{ link: 'petal.example/plans', image: 'leaves.png' }]);
  expect(screen.getByText('1-2 of 2')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('link and image say that they are required, until they are given', async () => {
  const { user } = await openAdd();
  await user.type(field('Link'), '  ');
  await press(user, 'Save');
  await waitFor(() => expect(field('Link')).toHaveFocus());
  expect(field('Link')).toHaveAccessibleDescription('Link is required.');
  expect(field('Image')).toHaveAccessibleDescription('Image is required.');
  await fill(user);
  await waitFor(() => expect(screen.queryByText(/is required\.$/)).not.toBeInTheDocument());
  expect(mock.posted(CREATE)).toEqual([]);
});

test('a film is no picture', async () => {
  const { user } = await openAdd();
  await user.upload(field('Image'), new File(['walk'], 'walk.mp4', { type: 'video/mp4' }));
  await press(user, 'Save');
  expect(await screen.findByText('Image is required.')).toBeVisible();
});

testFormDialog(mock, {
  title: 'Add New Banner',
  call: CREATE,
  faults: everySaveFault(mock),
  open: openAdd,
  fill,
  expectKept: () => {
    expect(field('Link')).toHaveValue(' petal.example/plans ');
    expect(screen.getByRole('button', { name: 'Remove leaves.png' })).toBeVisible();
  },
  list: 'banners/list',
  findSaved: () => screen.findByRole('link', { name: 'petal.example/plans' }),
});

test('Edit Banner starts with what is stored, and the stored picture counts', async () => {
  const { user } = await openEdit();
  expect(field('Link')).toHaveValue('petal.example/walks');
  expect(screen.getByRole('img', { name: 'Current picture' })).toBeVisible();
  await user.type(field('Link'), '/easy');
  await press(user, 'Save');
  expect(await screen.findByRole('link', { name: 'petal.example/walks/easy' })).toBeVisible();
  await noDialog();
  expect(mock.posted('banners/update')).toEqual([{ link: 'petal.example/walks/easy', id: '1' }]);
});

test('another picture takes the place of the stored one', async () => {
  const { user } = await openEdit();
  await user.upload(field('Image'), PICTURE);
  await press(user, 'Save');
  await noDialog();
  expect(mock.posted('banners/update')).toEqual([{ link: 'petal.example/walks', image: 'leaves.png', id: '1' }]);
});

test('a banner without a picture asks for one when it is edited', async () => {
  const { user } = await openEdit('');
  await press(user, 'Save');
  expect(await screen.findByText('Image is required.')).toBeVisible();
});

test('a refused edit says why; dialog and text stay', async () => {
  const { user } = await openEdit();
  refuse(mock.server, 'banners/update', { status: 422, message: 'No.' });
  await user.type(field('Link'), '!');
  await press(user, 'Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('No.');
  expect(field('Link')).toHaveValue('petal.example/walks!');
});
