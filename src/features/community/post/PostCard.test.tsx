import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dropConnection, hold, refuse } from '@/mirage/overrides';
import { type PostRow } from '@/mirage/areas/community/rows';
import { community, postCard } from '@test/community';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
const make = community(mock);

const REACT = 'communityLikes/react';

async function open(changes: Partial<PostRow> = {}) {
  make.group('Stories');
  make.post('Hello', changes);
  const view = renderApp('/community?group=1', mock.admin());
  await screen.findByRole('article', { name: 'Hello' });
  return view;
}

const like = () => postCard('Hello').getByRole('button', { name: 'Like' });
const likes = (count: number) => postCard('Hello').findByRole('img', { name: `${count} likes` });
const pictures = () => within(screen.getByRole('group', { name: 'Pictures' }));
const picture = () => screen.getByRole('img', { name: /^Picture/ });
const media = (...names: string[]) => names.map((name, index) => ({ id: index + 1, media: name }));

test('a like is shown before the server answers', async () => {
  const { user } = await open({ likes: 4 });
  const release = hold(mock.server, REACT);
  await user.click(like());
  await waitFor(() => expect(like()).toHaveAttribute('aria-pressed', 'true'));
  expect(await likes(5)).toBeVisible();
  release();
  await user.click(like());
  await waitFor(() => expect(like()).toHaveAttribute('aria-pressed', 'false'));
  expect(await likes(4)).toBeVisible();
  await waitFor(() => expect(mock.posted(REACT)).toHaveLength(2));
  expect(mock.posted(REACT)[0]).toEqual({ postId: 1, reactionType: 'Love' });
});

test.each([
  ['refused', () => refuse(mock.server, REACT, { status: 404, message: 'Post not found.' }), 'Post not found.'],
  ['dropped', () => dropConnection(mock.server, REACT), 'Something went wrong. Please try again.'],
])('a like that is %s is undone and shows why', async (_name, fail, text) => {
  const { user } = await open({ likes: 4, liked: true });
  fail();
  await user.click(like());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  await waitFor(() => expect(like()).toHaveAttribute('aria-pressed', 'true'));
  expect(await likes(5)).toBeVisible();
});

test('ten quick clicks leave the like as it was, on screen and on the server', async () => {
  const { user } = await open({ likes: 4 });
  for (let click = 0; click < 10; click += 1) await user.click(like());
  await waitFor(() => expect(mock.posted(REACT)).toHaveLength(10));
  expect(await likes(4)).toBeVisible();
  expect(mock.server.db.posts![0]).toMatchObject({ liked: false });
});

test('one picture has no controls', async () => {
  await open({ image: 'old/plate.svg' });
  expect(picture()).toHaveAttribute('src', '/media/old/plate.svg');
  expect(picture()).toHaveAttribute('loading', 'lazy');
  expect(screen.queryByRole('group', { name: 'Pictures' })).not.toBeInTheDocument();
});

test('several pictures are counted, and wrap around both ends', async () => {
  const { user } = await open({ image: 'main.svg', communityPostMedia: media('a.svg', 'b.svg') });
  expect(pictures().getByRole('status')).toHaveTextContent('1 / 3');
  expect(picture()).toHaveAttribute('src', '/media/main.svg');
  await user.click(pictures().getByRole('button', { name: 'Previous picture' }));
  expect(picture()).toHaveAttribute('src', '/media/b.svg');
  expect(pictures().getByRole('status')).toHaveTextContent('3 / 3');
  await user.click(pictures().getByRole('button', { name: 'Next picture' }));
  expect(pictures().getByRole('button', { name: 'Picture 1' })).toHaveAttribute('aria-current', 'true');
  await user.click(pictures().getByRole('button', { name: 'Picture 2' }));
  expect(picture()).toHaveAttribute('src', '/media/a.svg');
});

test('the arrow keys go through the pictures', async () => {
  const { user } = await open({ communityPostMedia: media('a.svg', 'b.svg') });
  act(() => pictures().getByRole('button', { name: 'Next picture' }).focus());
  await user.keyboard('{ArrowRight}');
  expect(picture()).toHaveAttribute('src', '/media/b.svg');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(picture()).toHaveAttribute('src', '/media/b.svg');
});

test('a swipe goes to another picture, a touch does not', async () => {
  await open({ communityPostMedia: media('a.svg', 'b.svg', 'c.svg') });
  const pictures = screen.getByRole('group', { name: 'Pictures' });
  const swipe = (from: number, to: number) => {
    fireEvent(pictures, new MouseEvent('pointerdown', { bubbles: true, clientX: from }));
    fireEvent(pictures, new MouseEvent('pointerup', { bubbles: true, clientX: to }));
  };
  swipe(200, 90);
  expect(picture()).toHaveAttribute('src', '/media/b.svg');
  swipe(90, 95);
  expect(picture()).toHaveAttribute('src', '/media/b.svg');
  swipe(90, 200);
  expect(picture()).toHaveAttribute('src', '/media/a.svg');
});

test('a picture that cannot be shown keeps its size, and the others are shown', async () => {
  const { user } = await open({ communityPostMedia: media('gone.svg', 'b.svg') });
  fireEvent.error(picture());
  expect(picture()).not.toHaveAttribute('src');
  await user.click(pictures().getByRole('button', { name: 'Next picture' }));
  expect(picture()).toHaveAttribute('src', '/media/b.svg');
});

test('the menu of a post edits and deletes', async () => {
  const { user, router } = await open();
  const menu = screen.getByRole('button', { name: 'Actions for Hello' });
  await user.click(menu);
  expect(screen.getAllByRole('menuitem').map((entry) => entry.textContent)).toEqual(['Edit', 'Delete']);
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  await screen.findByRole('dialog', { name: 'Edit Post' });
  await waitFor(() => expect(router.state.location.search).toBe('?group=1&dialog=editPost%3A1'));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(menu).toHaveFocus();
});
