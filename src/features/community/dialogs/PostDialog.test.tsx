import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { dropConnection, expireSession, hold, refuse } from '@/mirage/overrides';
import { community, postTitles } from '@test/community';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
const make = community(mock);

const CREATE = 'community/create/post';
const UPDATE = 'community/update/post';
const DELETE = 'community/delete/post';
const picture = (name: string) => new File(['a picture'], name, { type: 'image/png' });

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

const field = (name: string) => screen.getByLabelText(name);
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const images = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('a post is added with its images, and stands first', async () => {
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

test('title and content say that they are required, and the first gets the focus', async () => {
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

test('Edit starts with what is stored, old images among it', async () => {
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

test('an edited post sends which old images go and which new ones come', async () => {
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

test.each([
  ['a refusal', () => refuse(mock.server, CREATE, { status: 413, message: 'Too large.' }), 'Too large.'],
  [
    'a refusal without a message',
    () => refuse(mock.server, CREATE, { status: 500 }),
    'Something went wrong. Please try again.',
  ],
  ['a dropped connection', () => dropConnection(mock.server, CREATE), 'Something went wrong. Please try again.'],
])('%s says so; dialog, text and files stay', async (_name, fail, text) => {
  const { user } = await open();
  fail();
  await user.type(field('Title'), 'Soup');
  await user.type(field('Content'), 'Warm.');
  await user.upload(field('Images'), picture('one.png'));
  await press(user, 'Save');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(field('Title')).toHaveValue('Soup');
  expect(screen.getByRole('button', { name: 'Remove one.png' })).toBeVisible();
  expect(mock.posted('community/detail')).toHaveLength(1);
});

test('a post that is gone meanwhile says so; the text stays', async () => {
  const { user } = await open('editPost:1');
  mock.server.db.posts!.remove('1');
  await user.type(field('Content'), '!');
  await press(user, 'Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('Post not found.');
  expect(field('Content')).toHaveValue('First.\nSecond.!');
});

test('a session that ends while it saves asks to sign in again, and saves then', async () => {
  const { user } = await open();
  await user.type(field('Title'), 'Soup');
  await user.type(field('Content'), 'Warm.');
  expireSession(mock.server);
  await press(user, 'Save');
  const signIn = await screen.findByRole('dialog', { name: 'Your session has expired. Please sign in again.' });
  await user.type(within(signIn).getByLabelText('Password'), 'petal-demo');
  await user.click(within(signIn).getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(postTitles()).toEqual(['Soup', 'Hello']));
  await noDialog();
});

test('a double click adds once; while it saves nothing closes the dialog', async () => {
  const { user, dialog } = await open();
  const release = hold(mock.server, CREATE);
  await user.type(field('Title'), 'Soup');
  await user.type(field('Content'), 'Warm.');
  await user.dblClick(screen.getByRole('button', { name: 'Save' }));
  await user.keyboard('{Escape}');
  await press(user, 'Cancel');
  await press(user, 'Close');
  expect(dialog).toBeInTheDocument();
  release();
  await noDialog();
  expect(mock.posted(CREATE)).toHaveLength(1);
});

test('Cancel closes at once; Close asks, also before a removed image comes back', async () => {
  const { user } = await open('editPost:1');
  await press(user, 'Remove 5.png');
  await press(user, 'Close');
  const question = await screen.findByRole('dialog', { name: 'Discard changes?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(images('Stored pictures')).toHaveLength(2);
  await press(user, 'Cancel');
  await noDialog();
  expect(mock.posted(UPDATE)).toEqual([]);
});

test('deleting a post asks, takes one call, and the last one leaves an empty group', async () => {
  const { user, dialog } = await open('deletePost:1');
  expect(dialog).toHaveAccessibleName('Confirm Delete');
  expect(dialog).toHaveTextContent('Are you sure you want to delete this post?Hello');
  const release = hold(mock.server, DELETE);
  await user.dblClick(within(dialog).getByRole('button', { name: 'Delete' }));
  release();
  expect(await screen.findByText('No posts yet')).toBeInTheDocument();
  await noDialog();
  expect(mock.posted(DELETE)).toEqual([{ postId: 1 }]);
});

test.each([
  ['is gone already', () => mock.server.db.posts!.remove('1'), 'Post not found.'],
  ['meets a dropped connection', () => dropConnection(mock.server, DELETE), 'Something went wrong. Please try again.'],
])('deleting a post that %s says so and keeps the card', async (_name, fail, text) => {
  const { user } = await open('deletePost:1');
  fail();
  await press(user, 'Delete');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  await press(user, 'Cancel');
  await noDialog();
  expect(postTitles()).toEqual(['Hello']);
});
