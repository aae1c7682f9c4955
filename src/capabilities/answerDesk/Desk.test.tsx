import { act, screen, waitFor, within } from '@testing-library/react';
import { hold, refuse } from '@/mirage/overrides';
import { desk } from '@test/desk';
import { mockServer } from '@test/mockServer';

const mock = mockServer();
const { seed, open, openSeeded, waiting, setAside, row, post, box } = desk(mock);

const CREATE = 'communityComments/create';

beforeEach(() => localStorage.clear());

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

test('Enter leads to the box though nothing has the focus, as after a reload; on a link it follows that', async () => {
  const { user } = await openSeeded();
  expect(document.body).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(box()).toHaveFocus();
  await user.keyboard('sn');
  expect(box()).toHaveValue('sn');
  screen.getByRole('link', { name: 'Groups' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Choose a group')).toBeVisible();
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
