import { act, screen, waitFor } from '@testing-library/react';
import { hold, refuse } from '@/mirage/overrides';
import { desk } from '@test/desk';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
const { make, seed, open, openSeeded, waiting, row, post, box } = desk(mock);

const POSTS = 'community/detail';
const COMMENTS = 'communityComments/list';

beforeEach(() => localStorage.clear());

test('who answers faster than comments are read goes on in the next box once that post is found', async () => {
  seed();
  make.comment('Oats.', { postId: '5' });
  make.post('Early', { createdAt: new Date(2020, 1, 3).toISOString() });
  const release = hold(mock.server, COMMENTS);
  const { user } = open();
  await post('Early');
  await user.type(box(), 'Here.{Enter}');
  await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
  release();
  await post('Wedding season');
  expect(box()).toHaveFocus();
});

test('an answer by somebody else takes a post away, but not the one that is shown', async () => {
  const { user } = await openSeeded();
  await user.type(box(), 'Hal');
  make.comment('Enjoy it.', { postId: '2', userId: 1 });
  make.comment('Second tab.', { postId: '3', userId: 1 });
  await user.click(screen.getByRole('button', { name: /^Refresh/ }));
  await waitFor(() => expect(waiting()).toEqual(['Wedding season', 'Protein powder']));
  expect(await screen.findByText('Somebody has answered this meanwhile.')).toBeVisible();
  expect(box()).toHaveValue('Hal');
  await user.click(row('Protein powder'));
  expect(waiting()).toEqual(['Protein powder']);
});

test('what is answered at the desk is seen in its group, without another load of its comments', async () => {
  const { user } = await openSeeded();
  await user.type(box(), 'Enjoy it.{Enter}');
  await post('Where is my plan?');
  const read = mock.posted(COMMENTS).filter((body) => (body as { postId: number }).postId === 2).length;
  expect(read).toBe(1);
});

test('posts whose comments did not load count as waiting and can be tried again', async () => {
  seed();
  refuse(mock.server, COMMENTS, { status: 500 });
  const { user } = open();
  await post('Diet cola');
  await waitFor(() => expect(waiting()).toHaveLength(4));
  await waitFor(() => expect(row('Diet cola')).toHaveTextContent('Comments did not load, so it counts as waiting'));
  mock.mend(COMMENTS);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Somebody has answered this meanwhile.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('groups that could not be read are told, the desk claims nothing, and they can be tried again', async () => {
  seed();
  refuse(mock.server, POSTS, { status: 500 });
  const { user } = open();
  expect(await screen.findByText('2 groups could not be read.')).toBeVisible();
  expect(screen.queryByText('Everyone has an answer')).not.toBeInTheDocument();
  mock.mend(POSTS);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await post('Wedding season');
});

test('nothing more is asked for once the desk is left', async () => {
  seed();
  for (let n = 1; n <= 12; n += 1) make.group(`More ${n}`);
  const answer = hold(mock.server, POSTS);
  const { user } = open();
  await waitFor(() => expect(mock.posted(POSTS)).toHaveLength(5));
  await user.click(screen.getByRole('link', { name: 'Groups' }));
  await screen.findByText('Choose a group');
  answer();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(mock.posted(POSTS)).toHaveLength(5);
  expect(mock.posted(COMMENTS)).toEqual([]);
});

test('an answer by the moderator who sits there takes the post out of her queue', async () => {
  seed();
  const { user } = renderApp('/community?view=desk', mock.subAdmin(['Community']));
  await post('Wedding season');
  await user.type(box(), 'Enjoy it.{Enter}');
  await post('Where is my plan?');
  await waitFor(() => expect(waiting()).toEqual(['Where is my plan?', 'Protein powder']));
});

test('without groups the desk says so', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'No groups yet' })).toBeVisible();
});
