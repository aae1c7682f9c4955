import { act, screen, waitFor, within } from '@testing-library/react';
import { hold, refuse } from '@/mirage/overrides';
import { desk } from '@test/desk';
import { mockServer } from '@test/mockServer';

const mock = mockServer();
const { make, seed, open, waiting, setAside, row, post, box } = desk(mock);

const POSTS = 'community/detail';
const COMMENTS = 'communityComments/list';
const CREATE = 'communityComments/create';

beforeEach(() => localStorage.clear());

async function openSeeded(address?: string) {
  seed();
  const view = open(address);
  await post('Wedding season');
  await screen.findByText('3 wait in 2 groups');
  return view;
}

test('the queue has what waits in all groups, oldest first, and shows the first with its last comments', async () => {
  const { router } = await openSeeded();
  expect(waiting()).toEqual(['Wedding season', 'Where is my plan?', 'Protein powder']);
  expect(row('Wedding season')).toHaveTextContent(
    'Ask the coachwaits 6 daysWedding seasonNadia Noor: Fourteen dinners.',
  );
  expect(row('Wedding season')).toHaveAttribute('aria-current', 'true');
  const last = within(await screen.findByRole('list', { name: 'Last comments' }));
  expect(last.queryByText('Dance.')).not.toBeInTheDocument();
  expect(last.getByText('Sleep.')).toBeVisible();
  expect(router.state.location.search).toBe('?view=desk');
});

test('the links lead from the groups to the desk and back; Back undoes it', async () => {
  seed();
  const { user, router, go } = open('/community?group=2');
  await screen.findByRole('article', { name: 'Where is my plan?' });
  await user.click(screen.getByRole('link', { name: 'Answer desk' }));
  await post('Wedding season');
  expect(screen.getByRole('link', { name: 'Answer desk' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('complementary', { name: 'Groups' })).not.toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe('?view=desk&group=2'));
  await go(-1);
  expect(await screen.findByRole('region', { name: 'Community Forms' })).toBeVisible();
});

test('earlier comments are shown on demand, and have the focus', async () => {
  const { user } = await openSeeded();
  await user.click(await screen.findByRole('button', { name: '1 earlier comment' }));
  const list = screen.getByRole('list', { name: 'Comments' });
  expect(within(list).getByText('Dance.')).toBeVisible();
  expect(list).toHaveFocus();
});

test('Enter answers in place; the next post opens with the focus in its box, and the last leaves nobody', async () => {
  const { user } = await openSeeded();
  for (const [title, text] of [
    ['Wedding season', 'Enjoy it.'],
    ['Where is my plan?', 'Second tab.'],
    ['Protein powder', 'Pea.'],
  ] as const) {
    await post(title);
    if (title === 'Wedding season') await user.click(box());
    await waitFor(() => expect(box()).toHaveFocus());
    await user.keyboard(`${text}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('article', { name: title })).not.toBeInTheDocument());
  }
  expect(await screen.findByRole('heading', { name: 'Everyone has an answer' })).toBeVisible();
  expect(screen.getByText('2 groups read.')).toBeVisible();
  expect(await screen.findByText('Answered Grace in Ask the coach. Nobody waits')).toBeInTheDocument();
  expect(mock.posted(CREATE)).toEqual([
    { postId: 2, comment: 'Enjoy it.' },
    { postId: 3, comment: 'Second tab.' },
    { postId: 5, comment: 'Pea.' },
  ]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('Shift and Enter break the line, blank text is not sent, Esc keeps the text', async () => {
  const { user } = await openSeeded();
  await user.click(box());
  await user.keyboard('  {Enter}');
  expect(mock.posted(CREATE)).toEqual([]);
  await user.clear(box());
  await user.keyboard('One{Shift>}{Enter}{/Shift}two{Escape}');
  expect(row('Wedding season')).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(box()).toHaveValue('One\ntwo');
  await user.keyboard('{Enter}');
  expect(box()).toHaveFocus();
});

test('an answer that is refused says why, once; post and text stay', async () => {
  const { user } = await openSeeded();
  refuse(mock.server, CREATE, { status: 404, message: 'Post not found.' });
  await user.type(box(), 'Hi{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Post not found.');
  expect(box()).toHaveValue('Hi');
  expect(waiting()).toHaveLength(3);
});

test('an answer that arrives late moves nobody who has gone on', async () => {
  const { user } = await openSeeded();
  const answer = hold(mock.server, CREATE);
  await user.type(box(), 'Hi{Enter}');
  await user.click(row('Protein powder'));
  answer();
  await waitFor(() => expect(waiting()).toEqual(['Where is my plan?', 'Protein powder']));
  expect(await post('Protein powder')).toBeVisible();
});

test('arrows walk, n goes to the next, s sets aside and brings back', async () => {
  const { user } = await openSeeded();
  row('Wedding season').focus();
  await user.keyboard('{ArrowDown}');
  expect(row('Where is my plan')).toHaveFocus();
  await post('Where is my plan?');
  await user.keyboard('n');
  expect(row('Protein powder')).toHaveFocus();
  await user.keyboard('n');
  expect(row('Wedding season')).toHaveFocus();
  await user.keyboard('s');
  expect(waiting()).toEqual(['Where is my plan?', 'Protein powder']);
  expect(row('Where is my plan')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Show those set aside' }));
  expect(setAside()).toEqual(['Wedding season']);
  await user.click(row('Wedding season'));
  await user.keyboard('s');
  expect(waiting()).toHaveLength(3);
  expect(row('Wedding season')).toHaveFocus();
});

test('what is set aside stays so for this person until midnight', async () => {
  const { user } = await openSeeded();
  await user.click(screen.getByRole('button', { name: 'Set aside' }));
  const [key] = Object.keys(localStorage).filter((name) => name.startsWith('set aside'));
  expect(key).toBe('set aside 1');
  const [kept] = JSON.parse(localStorage.getItem(key!)!) as { post: number; day: string }[];
  expect(kept!.post).toBe(2);
  localStorage.setItem(key!, JSON.stringify([{ ...kept, day: '2020-01-01' }]));
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  await waitFor(() => expect(waiting()).toHaveLength(3));
});

test('with all set aside everyone has an answer, and they can be shown', async () => {
  const { user } = await openSeeded();
  row('Wedding season').focus();
  await user.keyboard('sss');
  expect(await screen.findByText('2 groups read. 3 posts are set aside until tomorrow.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show those set aside' }));
  expect(setAside()).toHaveLength(3);
});

test('an answer by somebody else takes a post away, but not the one that is shown', async () => {
  const { user } = await openSeeded();
  await user.type(box(), 'Hal');
  make.comment('Enjoy it.', { postId: '2', userId: 1 });
  make.comment('Second tab.', { postId: '3', userId: 1 });
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
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
  expect(waiting()).toHaveLength(4);
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
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(mock.posted(POSTS)).toHaveLength(5);
  expect(mock.posted(COMMENTS)).toEqual([]);
});

test('without groups the desk says so', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'No groups yet' })).toBeVisible();
});
