import { fireEvent, screen, waitFor } from '@testing-library/react';
import { dropConnection, hold, refuse } from '@/mirage/overrides';
import { comments } from '@test/comments';
import { postCard, postTitles } from '@test/community';
import { mockServer } from '@test/mockServer';

const mock = mockServer();
const { make, open, openList, hello, toggle, commentTexts, box } = comments(mock);

const LIST = 'communityComments/list';
const CREATE = 'communityComments/create';

test('comments load when they are first shown, and the button hides and shows them', async () => {
  const { user } = await open();
  expect(mock.posted(LIST)).toEqual([]);
  expect(toggle()).toHaveAccessibleName('2 comments');
  await user.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  await hello().findByText('Same here');
  expect(commentTexts()).toEqual(['SISana Iqbal 03/02/2026, 09:05 AMSame here', expect.stringContaining('Line two')]);
  await user.click(toggle());
  expect(hello().queryByText('Same here')).not.toBeInTheDocument();
  await user.click(toggle());
  expect(hello().getByText('Same here')).toBeVisible();
  expect(mock.posted(LIST)).toEqual([{ postId: 1 }]);
});

const leaveAndComeBack = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  make.comment('Me too', { postId: '1' });
  await user.click(screen.getByRole('button', { name: /^Meals/ }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Hello' })).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: /^Stories/ }));
  await waitFor(() => expect(toggle()).toHaveAccessibleName('3 comments'));
};

test('a list that is open when its group is entered again loads again', async () => {
  make.group('Stories');
  make.group('Meals');
  const view = await openList();
  await leaveAndComeBack(view);
  expect(await hello().findByText('Me too')).toBeVisible();
  expect(commentTexts()).toHaveLength(3);
  expect(mock.posted(LIST)).toEqual([{ postId: 1 }, { postId: 1 }]);
});

test('stale comments are not shown after their group was entered again', async () => {
  make.group('Stories');
  make.group('Meals');
  const view = await openList();
  await view.user.click(toggle());
  await leaveAndComeBack(view);
  await view.user.click(toggle());
  expect(await hello().findByText('Me too')).toBeVisible();
  expect(commentTexts()).toHaveLength(3);
});

test('Refresh loads the shown comments once', async () => {
  const { user } = await openList();
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(mock.posted('community/detail')).toHaveLength(2));
  await waitFor(() => expect(mock.posted(LIST)).toHaveLength(2));
  await screen.findByRole('button', { name: 'Refresh' });
  expect(mock.posted(LIST)).toHaveLength(2);
});

test('a post without comments says so when they are shown', async () => {
  const { user } = await open();
  await user.click(postCard('Other').getByRole('button', { name: '0 comments' }));
  expect(await postCard('Other').findByText('No comments yet')).toBeVisible();
});

test('comments that could not be loaded show nothing, and Refresh tries again', async () => {
  const { user } = await open();
  refuse(mock.server, LIST, { status: 500, message: 'Out of order.' });
  await user.click(toggle());
  await waitFor(() => expect(mock.posted(LIST)).toHaveLength(1));
  expect(hello().queryByText('No comments yet')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  mock.mend(LIST);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await hello().findByText('Same here')).toBeVisible();
});

test('a comment is sent once, counted, and shown with the others', async () => {
  const { user } = await open();
  const release = hold(mock.server, CREATE);
  await user.type(box(), '  Well done ');
  await user.dblClick(hello().getByRole('button', { name: 'Comment' }));
  release();
  expect(await hello().findByText('Well done')).toBeVisible();
  expect(toggle()).toHaveAccessibleName('3 comments');
  expect(box()).toHaveValue('');
  expect(mock.posted(CREATE)).toEqual([{ postId: 1, comment: 'Well done' }]);
});

test('the second click of a double click does not reach a comment that opens beneath it', async () => {
  const { user } = await open();
  await user.type(box(), 'Well done');
  await user.click(hello().getByRole('button', { name: 'Comment' }));
  await hello().findByText('Well done');
  const [edit] = hello().getAllByRole('button', { name: /^Edit comment/ });
  fireEvent.click(edit!, { detail: 2 });
  expect(hello().queryByRole('textbox', { name: 'Edit comment' })).not.toBeInTheDocument();
  fireEvent.click(edit!, { detail: 1 });
  expect(await hello().findByRole('textbox', { name: 'Edit comment' })).toBeVisible();
});

test('Enter sends, blank text does not', async () => {
  const { user } = await open();
  await user.type(box(), '   {Enter}');
  expect(mock.posted(CREATE)).toEqual([]);
  await user.type(box(), 'Hi{Enter}');
  expect(await hello().findByText('Hi')).toBeVisible();
});

test('each post keeps its unsent comment while the list is shown and hidden', async () => {
  const { user, go } = await open();
  await user.type(box(), 'Half a sent');
  await user.click(toggle());
  await user.click(toggle());
  await user.type(box(), 'ence');
  expect(postCard('Other').getByRole('textbox')).toHaveValue('');
  await go('/users');
  await go('/community');
  expect(await screen.findByDisplayValue('Half a sentence')).toBeVisible();
});

test.each([
  ['refused', () => refuse(mock.server, CREATE, { status: 404, message: 'Post not found.' }), 'Post not found.'],
  ['dropped', () => dropConnection(mock.server, CREATE), 'Something went wrong. Please try again.'],
])('a comment that is %s shows why and stays', async (_name, fail, text) => {
  const { user } = await open();
  fail();
  await user.type(box(), 'Hi{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(box()).toHaveValue('Hi');
  expect(toggle()).toHaveAccessibleName('2 comments');
});

test.each([false, 'false'] as const)('where comments are not allowed (%j) none can be written', async (access) => {
  const { user } = await open('', { access });
  expect(hello().queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(toggle());
  expect(await hello().findByText('Same here')).toBeVisible();
});

test('the admin’s comment makes a post answered', async () => {
  const { user } = await open('&status=unanswered');
  await user.type(box(), 'Lovely{Enter}');
  await waitFor(() => expect(postTitles()).toEqual(['Other']));
});
