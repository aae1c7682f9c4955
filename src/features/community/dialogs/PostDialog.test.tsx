import { screen, waitFor, within } from '@testing-library/react';
import { community, postTitles } from '@test/community';
import { chooseDelete, testDeleteDialog } from '@test/deleteDialog';
import { field, noDialog, press } from '@test/dialogs';
import { testFormDialog } from '@test/formDialog';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { pngFile } from '@test/pictures';

const mock = mockServer();
const make = community(mock);

const CREATE = 'community/create/post';
const UPDATE = 'community/update/post';
const DELETE = 'community/delete/post';
const picture = (name: string) => pngFile(name);

async function open(dialogField = 'addPost') {
  make.group('Stories');
  make.post('Hello', {
    content: 'First.\nSecond.',
    image: 'old/main.png',
    communityPostMedia: [4, 5].map((id) => ({ id, media: `old/${id}.png` })),
    access: 'false',
  });
  const view = renderApp(`/community?group=1&dialog=${dialogField}`, mock.admin());
  const dialog = await screen.findByRole('dialog');
  return { ...view, dialog };
}

const images = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('a post is added with its images and comes first', async () => {
  const { user, dialog } = await open();
  expect(dialog).toHaveAccessibleName('Add New Post');
  expect(field('Allow Comments')).toBeChecked();
  expect(field('Content')).toHaveAttribute('rows', '4');
  await user.type(field('Title'), ' Soup ');
  await user.type(field('Content'), ' Warm.{Enter}Very. ');
  await user.upload(field('Images'), [picture('one.png'), picture('two.png')]);
  await user.upload(field('Images'), picture('three.png'));
  await press(user, 'Remove two.png');
  await press(user, 'Save');
  await waitFor(() => expect(postTitles()).toEqual(['Soup', 'Hello']));
  await noDialog();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(mock.posted(CREATE)).toEqual([
    {
      images: ['one.png', 'three.png'],
      title: 'Soup',
      content: ' Warm.\nVery. ',
      categoryId: '1',
      access: 'true',
    },
  ]);
});

test('without images and comments title and content are enough', async () => {
  const { user } = await open();
  await user.type(field('Title'), 'Soup');
  await user.type(field('Content'), 'Warm.');
  await user.click(field('Allow Comments'));
  await press(user, 'Save');
  await noDialog();
  expect(mock.posted(CREATE)).toEqual([{ title: 'Soup', content: 'Warm.', categoryId: '1', access: 'false' }]);
});

test('title and content are required, and the first invalid field gets the focus', async () => {
  const { user } = await open();
  await user.type(field('Content'), ' ');
  await press(user, 'Save');
  await waitFor(() => expect(field('Title')).toHaveFocus());
  expect(field('Title')).toHaveAccessibleDescription('Title is required.');
  expect(field('Content')).toHaveAccessibleDescription('Content is required. 1 / 10,000 Max Characters');
  await user.type(field('Content'), 'W');
  expect(field('Content')).toHaveAccessibleDescription('2 / 10,000 Max Characters');
  expect(mock.posted(CREATE)).toEqual([]);
});

test('Edit starts with the stored values, old images included', async () => {
  const { user, dialog } = await open('editPost:1');
  expect(dialog).toHaveAccessibleName('Edit Post');
  expect(field('Title')).toHaveValue('Hello');
  expect(field('Content')).toHaveValue('First.\nSecond.');
  expect(field('Allow Comments')).not.toBeChecked();
  expect(images('Stored pictures')).toEqual(['main.pngOld', '4.pngOld', '5.pngOld']);
  expect(screen.getByText('Note: New images will be added to existing ones')).toBeVisible();
  await user.upload(field('Images'), picture('new.png'));
  expect(images('Chosen images')).toEqual([expect.stringMatching(/^new\.png.*New$/)]);
});

test('an edited post sends which old images are removed and which new ones are added', async () => {
  const { user } = await open('editPost:1');
  await user.type(field('Title'), '!');
  await press(user, 'Remove main.png');
  await press(user, 'Remove 4.png');
  await user.upload(field('Images'), picture('new.png'));
  await press(user, 'Save');
  await waitFor(() => expect(postTitles()).toEqual(['Hello!']));
  await noDialog();
  expect(mock.posted(UPDATE)).toEqual([
    {
      images: 'new.png',
      imagesToRemove: '[4]',
      removeOldImage: 'true',
      title: 'Hello!',
      content: 'First.\nSecond.',
      categoryId: '1',
      access: 'false',
      postId: '1',
    },
  ]);
});

test('an edit that leaves the images alone removes none', async () => {
  const { user } = await open('editPost:1');
  await user.click(field('Allow Comments'));
  await press(user, 'Save');
  await noDialog();
  expect(mock.posted(UPDATE)).toEqual([
    expect.objectContaining({ imagesToRemove: '[]', removeOldImage: 'false', access: 'true' }),
  ]);
  expect(await screen.findByRole('textbox', { name: 'Write a comment...' })).toBeInTheDocument();
});

testFormDialog(mock, {
  title: 'Add New Post',
  call: CREATE,
  open,
  fill: async (user) => {
    await user.type(field('Title'), 'Soup');
    await user.type(field('Content'), 'Warm.');
    await user.upload(field('Images'), picture('one.png'));
  },
  expectKept: () => {
    expect(field('Title')).toHaveValue('Soup');
    expect(field('Content')).toHaveValue('Warm.');
    expect(screen.getByRole('button', { name: 'Remove one.png' })).toBeVisible();
  },
  list: 'community/detail',
  findSaved: () => screen.findByRole('article', { name: 'Soup' }),
});

test('editing a deleted post shows an error; the text stays', async () => {
  const { user } = await open('editPost:1');
  mock.server.db.posts!.remove('1');
  await user.type(field('Content'), '!');
  await press(user, 'Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('Post not found.');
  expect(field('Content')).toHaveValue('First.\nSecond.!');
});

test('Cancel closes at once; Close asks, also before a removed image comes back', async () => {
  const { user } = await open('editPost:1');
  await press(user, 'Remove 5.png');
  await press(user, 'Close');
  const question = await screen.findByRole('dialog', { name: 'Discard changes?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(images('Stored pictures')).toHaveLength(2);
  await press(user, 'Cancel');
  await noDialog();
  expect(mock.posted(UPDATE)).toEqual([]);
});

testDeleteDialog(mock, {
  title: 'Confirm Delete',
  text: 'Are you sure you want to delete this post?',
  about: 'Hello',
  open: async () => {
    make.group('Stories');
    make.post('Hello');
    const view = renderApp('/community?group=1', mock.admin());
    await chooseDelete(view.user, 'Actions for Hello');
    return view;
  },
  call: DELETE,
  sent: { postId: 1 },
  list: 'community/detail',
  expectDeleted: async () => expect(await screen.findByText('No posts yet')).toBeVisible(),
});

test('deleting a deleted post shows an error and keeps the card', async () => {
  const { user } = await open('deletePost:1');
  mock.server.db.posts!.remove('1');
  await press(user, 'Delete');
  expect(await screen.findByRole('alert')).toHaveTextContent('Post not found.');
  await press(user, 'Cancel');
  await noDialog();
  expect(postTitles()).toEqual(['Hello']);
});
