import { act, screen, waitFor, within } from '@testing-library/react';
import { hold, refuse } from '@/mirage/overrides';
import { makePost } from '@/mirage/areas/community/communityFactory';
import { type PostRow } from '@/mirage/areas/community/rows';
import { community, postCard, postTitles } from '@test/community';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
const make = community(mock);

const COMMENTS = 'communityComments/list';
const ADMIN = 1;

/** The post `Asked` has only a question, `Answered` also the admin's reply, `Quiet` no comment. */
function seed() {
  make.group('Stories');
  make.post('Asked', { createdAt: new Date(2026, 1, 4, 0, 5).toISOString() });
  make.post('Answered', { createdAt: new Date(2026, 1, 3, 23, 55).toISOString() });
  make.post('Quiet', { createdAt: new Date(2026, 1, 2, 12).toISOString() });
  make.comment('How?', { postId: '1' });
  make.comment('Why?', { postId: '2' });
  make.comment('Because.', { postId: '2', userId: ADMIN });
}

const open = (query = '') => renderApp(`/community?group=1${query}`, mock.admin());
const status = () => screen.getByRole('combobox', { name: 'Status' });

test('a post shows title, author, date and content with its lines', async () => {
  make.group('Stories');
  make.post('Four weeks', {
    content: 'First.\nSecond.',
    user: { firstName: 'Maryam', lastName: 'Qureshi' },
    createdAt: new Date(2026, 1, 3, 8, 12).toISOString(),
    likes: 24,
  });
  make.comment('Nice');
  open();
  await screen.findByRole('article', { name: 'Four weeks' });
  const card = within(screen.getByRole('article', { name: 'Four weeks' }));
  expect(card.getByText('MQ')).toBeVisible();
  expect(card.getByText('Maryam Qureshi')).toBeVisible();
  expect(card.getByText('03/02/2026, 08:12 AM')).toBeVisible();
  expect(card.getByText(/First/)).toHaveTextContent('First.\nSecond.', { normalizeWhitespace: false });
  expect(card.getByRole('img', { name: '24 likes' })).toBeVisible();
  expect(card.getByRole('button', { name: '1 comments' })).toHaveTextContent('1 comment');
  expect(card.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'false');
});

test('the posts of one day are shown, in the viewer’s time zone, until the day is cleared', async () => {
  seed();
  const { user, router } = open();
  await screen.findByRole('article', { name: 'Asked' });
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Date'), '3/2/2026');
  expect(postTitles()).toEqual(['Answered']);
  expect(screen.getByText('1 of 3 posts shown')).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe('?group=1&date=2026-02-03'));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(postTitles()).toEqual(['Asked', 'Answered', 'Quiet']);
});

test('answered are the posts with a comment of the admin', async () => {
  seed();
  const { user, router } = open();
  await screen.findByRole('article', { name: 'Asked' });
  expect(mock.posted(COMMENTS)).toEqual([]);
  await user.selectOptions(status(), 'Answered');
  await waitFor(() => expect(postTitles()).toEqual(['Answered']));
  await waitFor(() => expect(router.state.location.search).toBe('?group=1&status=answered'));
  await user.selectOptions(status(), 'Unanswered');
  expect(postTitles()).toEqual(['Asked', 'Quiet']);
  await user.selectOptions(status(), 'All Posts');
  expect(postTitles()).toHaveLength(3);
  expect(mock.posted(COMMENTS)).toEqual([{ postId: 1 }, { postId: 2 }, { postId: 3 }]);
});

test('until the comments of all posts are loaded, a text shows how many are', async () => {
  make.group('Stories');
  for (let n = 1; n <= 8; n += 1) make.post(`Post ${n}`);
  const release = hold(mock.server, COMMENTS);
  open('&status=unanswered');
  expect(await screen.findByText('Loading comments...')).toBeVisible();
  expect(screen.getByText('0 of 8')).toBeVisible();
  expect(postTitles()).toEqual([]);
  await waitFor(() => expect(mock.posted(COMMENTS)).toHaveLength(5));
  release();
  await waitFor(() => expect(postTitles()).toHaveLength(8));
  expect(mock.posted(COMMENTS)).toHaveLength(8);
  expect(screen.queryByText('Loading comments...')).not.toBeInTheDocument();
});

test('what the filter found is shown while other comments load', async () => {
  seed();
  const { user } = open();
  await screen.findByRole('article', { name: 'Asked' });
  await user.click(postCard('Asked').getByRole('button', { name: '1 comments' }));
  await postCard('Asked').findByText('How?');
  const release = hold(mock.server, COMMENTS);
  await user.selectOptions(status(), 'Unanswered');
  expect(postTitles()).toEqual(['Asked']);
  expect(screen.getByText('Loading comments...')).toBeVisible();
  expect(screen.getByText('1 of 3')).toBeVisible();
  release();
  await waitFor(() => expect(postTitles()).toEqual(['Asked', 'Quiet']));
  expect(screen.queryByText('Loading comments...')).not.toBeInTheDocument();
});

test('the posts are one tab stop; arrows, Home and End go to others, Enter to the comment box', async () => {
  seed();
  const { user } = open();
  const article = (name: string) => screen.getByRole('article', { name });
  await screen.findByRole('article', { name: 'Asked' });
  expect(screen.getAllByRole('article').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  act(() => article('Asked').focus());
  await user.keyboard('{ArrowDown}');
  expect(article('Answered')).toHaveFocus();
  expect(screen.getAllByRole('article').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
  await user.keyboard('{End}{Enter}');
  const box = postCard('Quiet').getByRole('textbox');
  expect(box).toHaveFocus();
  await user.keyboard('{Home}{ArrowDown}');
  expect(box).toHaveFocus();
});

test('no more comments load for a group that was left', async () => {
  seed();
  for (let n = 0; n < 8; n += 1) make.post(`More ${n}`);
  make.group('Empty');
  const release = hold(mock.server, COMMENTS);
  const { user } = open('&status=answered');
  await waitFor(() => expect(mock.posted(COMMENTS)).toHaveLength(5));
  await user.click(screen.getByRole('button', { name: /^Empty/ }));
  expect(await screen.findByText('No posts yet')).toBeVisible();
  release();
  await waitFor(() => expect(screen.queryByText('Loading comments...')).not.toBeInTheDocument());
  expect(mock.posted(COMMENTS)).toHaveLength(5);
});

test('a post whose comments could not be loaded counts as unanswered', async () => {
  seed();
  refuse(mock.server, COMMENTS, { status: 500 });
  open('&status=unanswered');
  await waitFor(() => expect(postTitles()).toEqual(['Asked', 'Answered', 'Quiet']));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('filters without a match say so and can be cleared together', async () => {
  seed();
  const { user } = open('&date=2020-01-01&status=answered');
  expect(await screen.findByText('No posts found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(postTitles()).toHaveLength(3));
  expect(status()).toHaveDisplayValue('All Posts');
});

test('a group without posts says so and offers to add one', async () => {
  make.group('Stories');
  const { user } = open();
  expect(await screen.findByText('No posts yet')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Add Post' }).at(-1)!);
  expect(await screen.findByRole('dialog', { name: 'Add New Post' })).toBeVisible();
});

test('of two thousand posts only the first ones are rendered', async () => {
  make.group('Stories');
  const rows = Array.from({ length: 2000 }, (_, n): PostRow => ({ ...makePost(n), id: String(n + 1) }));
  mock.server.db.loadData({ posts: rows });
  open();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(16));
  const [first] = within(screen.getByRole('list', { name: 'Posts' })).getAllByRole('listitem');
  expect(first).toHaveAttribute('aria-setsize', '2000');
});

test('posts without title, author and date, or with the same title, have cards too', async () => {
  make.group(' ');
  make.post(' ', { user: { firstName: '', lastName: '' }, createdAt: 'once', content: '' });
  make.post('Same');
  make.post('Same');
  open();
  await waitFor(() => expect([...postTitles()].sort()).toEqual(['Same', 'Same', 'Untitled']));
  expect(postCard('Untitled').getByText('Unknown member')).toBeVisible();
  expect(postCard('Untitled').getByText('N/A')).toBeVisible();
});
