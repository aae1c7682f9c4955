import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { hold, refuse } from '@/mirage/overrides';
import { field, noDialog, listsLoaded, press } from '@test/dialogs';
import { testFormDialog } from '@test/formDialog';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const CREATE = 'howToUse/create';
const UPDATE = 'howToUse/update';
const FILM = new File(['walk'], 'walk.mp4', { type: 'video/mp4' });
const ADDRESS = 'https://films.example/swap.mp4';

async function open(dialog: string, name: string, media = 'habits/log-meals.svg') {
  const food = mock.create('helpCategory', { title: 'Food' });
  const coach = mock.create('helpCategory', { title: 'Coach' });
  const content = { title: 'Swap a meal', description: 'Hold it.\nChoose Swap.', media };
  mock.create('helpContent', { ...content, howTouseCategoryId: food.id });
  const view = renderApp(`/how-to-use?${dialog}`, mock.admin());
  const form = await screen.findByRole('dialog', { name });
  await listsLoaded();
  return { ...view, food, coach, dialog: form };
}

const openAdd = (query = 'dialog=add') => open(query, 'Add Content');
const openEdit = (media?: string) => open('dialog=edit:1', 'Edit Content', media);

async function fill(user: UserEvent) {
  await user.type(field('Title'), ' Eating out ');
  await user.type(field('Description'), ' Salad first.{Enter}Then the rest. ');
  await user.type(field('Video URL'), ' films.example/out.mp4 ');
}

test('a content with the address of a film is added and its card appears', async () => {
  const { user, food } = await openAdd();
  expect(field('Category')).toHaveDisplayValue('Food');
  await fill(user);
  await press(user, 'Save');
  expect(await screen.findByRole('button', { name: 'Play Eating out' })).toBeVisible();
  await noDialog();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(mock.posted(CREATE)).toEqual([
    {
      media: 'https://films.example/out.mp4',
      categoryId: food.id,
      title: 'Eating out',
      description: ' Salad first.\nThen the rest. ',
    },
  ]);
});

test('it starts with the shown category, and another one can be chosen', async () => {
  const { user, food } = await openAdd('category=2&dialog=add');
  expect(field('Category')).toHaveDisplayValue('Coach');
  await user.selectOptions(field('Category'), 'Food');
  await fill(user);
  await press(user, 'Save');
  await noDialog();
  expect(mock.posted(CREATE)).toMatchObject([{ categoryId: food.id }]);
});

test('a file is sent instead of the address', async () => {
  const { user } = await openAdd();
  await fill(user);
  await user.upload(field('Image or video'), FILM);
  await press(user, 'Save');
  await noDialog();
  expect(mock.posted(CREATE)).toMatchObject([{ media: 'walk.mp4' }]);
});

test('required fields say so, and the first invalid one gets the focus', async () => {
  const { user } = await openAdd();
  await user.selectOptions(field('Category'), 'Select a category');
  await press(user, 'Save');
  await waitFor(() => expect(field('Title')).toHaveFocus());
  expect(field('Title')).toHaveAccessibleDescription('Title is required');
  expect(field('Category')).toHaveAccessibleDescription('Category is required');
  expect(screen.getByText('Description is required')).toBeVisible();
  expect(field('Video URL')).toHaveAccessibleDescription('Video URL or Image is required');
  expect(mock.posted(CREATE)).toEqual([]);
});

test('a file clears the error of the address', async () => {
  const { user } = await openAdd();
  await press(user, 'Save');
  expect(await screen.findByText('Video URL or Image is required')).toBeVisible();
  await user.upload(field('Image or video'), FILM);
  await waitFor(() => expect(screen.queryByText('Video URL or Image is required')).not.toBeInTheDocument());
  expect(screen.getByText('Title is required')).toBeVisible();
});

test('an unsafe address is invalid until it is edited', async () => {
  const { user } = await openAdd();
  await user.type(field('Video URL'), 'javascript:alert(1)');
  await press(user, 'Save');
  await waitFor(() => expect(field('Video URL')).toHaveAccessibleDescription('Video URL must be a web address'));
  await user.clear(field('Video URL'));
  expect(field('Video URL')).toBeValid();
});

testFormDialog(mock, {
  title: 'Add Content',
  call: CREATE,
  busy: 'Adding...',
  open: openAdd,
  fill: async (user) => {
    await fill(user);
    await user.upload(field('Image or video'), FILM);
  },
  expectKept: () => {
    expect(field('Title')).toHaveValue(' Eating out ');
    expect(field('Description')).toHaveValue(' Salad first.\nThen the rest. ');
    expect(field('Video URL')).toHaveValue(' films.example/out.mp4 ');
    expect(screen.getByRole('button', { name: 'Remove walk.mp4' })).toBeVisible();
  },
  list: 'howToUse/list',
  findSaved: () => screen.findByRole('button', { name: 'Eating out' }),
});

test('Edit Content starts with the stored values, keeps the media, and shows Updating...', async () => {
  const { user, coach, dialog } = await openEdit();
  expect(field('Category')).toHaveDisplayValue('Food');
  expect(field('Title')).toHaveValue('Swap a meal');
  expect(field('Description')).toHaveValue('Hold it.\nChoose Swap.');
  expect(field('Video URL')).toHaveValue('');
  expect(within(dialog).getByRole('img', { name: 'Current picture' })).toBeVisible();
  await user.selectOptions(field('Category'), 'Coach');
  const release = hold(mock.server, UPDATE);
  await press(user, 'Save');
  expect(await within(dialog).findByRole('button', { name: 'Updating...' })).toHaveAttribute('aria-disabled', 'true');
  release();
  expect(await screen.findByText('No content found for this category')).toBeInTheDocument();
  await noDialog();
  expect(mock.posted(UPDATE)).toEqual([
    { categoryId: coach.id, title: 'Swap a meal', description: 'Hold it.\nChoose Swap.', id: '1' },
  ]);
});

test('a stored film can be played in the form', async () => {
  await openEdit('uploads/1-walk.mp4');
  expect(screen.getByRole('button', { name: 'Play current video' })).toBeVisible();
});

test('a stored address is in its field and cannot be removed without another one', async () => {
  const { user } = await openEdit(ADDRESS);
  expect(field('Video URL')).toHaveValue(ADDRESS);
  expect(screen.queryByRole('button', { name: 'Play current video' })).not.toBeInTheDocument();
  await user.clear(field('Video URL'));
  await press(user, 'Save');
  expect(await screen.findByText('Video URL or Image is required')).toBeVisible();
  await user.upload(field('Image or video'), FILM);
  await press(user, 'Save');
  await noDialog();
  expect(mock.posted(UPDATE)).toMatchObject([{ media: 'walk.mp4', id: '1' }]);
});

test('a refused edit shows why; dialog and text stay', async () => {
  const { user } = await openEdit();
  refuse(mock.server, UPDATE, { status: 422, message: 'No.' });
  await user.type(field('Title'), '!');
  await press(user, 'Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('No.');
  expect(field('Title')).toHaveValue('Swap a meal!');
});
