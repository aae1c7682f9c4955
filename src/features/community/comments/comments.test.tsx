import { screen, waitFor, within } from '@testing-library/react';
import { dropConnection, hold, refuse } from '@/mirage/overrides';
import { type PostRow } from '@/mirage/areas/community/rows';
import { toSessionUser } from '@/services/session/session';
import { community, postCard, postTitles } from '@test/community';
import { testDeleteDialog } from '@test/deleteDialog';
import { noDialog, press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
const make = community(mock);

const LIST = 'communityComments/list';
const CREATE = 'communityComments/create';
const UPDATE = 'communityComments/update';
const DELETE = 'communityComments/delete';

function seed(changes: Partial<PostRow> = {}) {
  if (!mock.server.db.groups?.length) make.group('Stories');
  make.post('Hello', changes);
  make.post('Other');
  const sana = { firstName: 'Sana', lastName: 'Iqbal' };
  make.comment('Same here', { createdAt: new Date(2026, 1, 3, 9, 5).toISOString(), user: sana });
  make.comment('Line one\nLine two', {
    createdAt: new Date(2026, 1, 3, 10, 31).toISOString(),
    user: { firstName: 'Hina', lastName: 'Noor' },
  });
}

/** Signed in as the administrator, whose comments answer a post. */
async function open(query = '', changes: Partial<PostRow> = {}) {
  seed(changes);
  const amina = toSessionUser({ ...mock.server.db.employees![0] });
  const view = renderApp(`/community?group=1${query}`, amina);
  await screen.findByRole('article', { name: 'Hello' });
  return view;
}

const hello = () => postCard('Hello');
const toggle = () => hello().getByRole('button', { name: /comments$/ });
const list = () => within(hello().getByRole('list', { name: 'Comments' }));
const commentTexts = () =>
  list()
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const box = () => hello().getByRole('textbox', { name: 'Write a comment...' });

async function openList(query?: string) {
  const view = await open(query);
  await view.user.click(toggle());
  await hello().findByRole('list', { name: 'Comments' });
  return view;
}

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

test('a comment is edited inline, with its line breaks', async () => {
  const { user } = await openList();
  await user.click(list().getByRole('button', { name: 'Edit comment by Hina Noor' }));
  const field = list().getByRole('textbox', { name: 'Edit comment' });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Line one\nLine two');
  await user.type(field, '{Shift>}{Enter}{/Shift}Three{Enter}');
  expect(await list().findByText(/Three/, { selector: 'p' })).toHaveTextContent('Line one\nLine two\nThree', {
    normalizeWhitespace: false,
  });
  expect(list().getByRole('button', { name: 'Edit comment by Hina Noor' })).toHaveFocus();
  expect(mock.posted(UPDATE)).toEqual([{ commentId: 2, comment: 'Line one\nLine two\nThree' }]);
  expect(mock.posted(LIST)).toHaveLength(1);
});

test('Cancel and Escape leave a comment as it is; blank text is not sent', async () => {
  const { user } = await openList();
  const edit = () => user.click(list().getByRole('button', { name: 'Edit comment by Sana Iqbal' }));
  await edit();
  await user.clear(list().getByRole('textbox'));
  await user.click(list().getByRole('button', { name: 'Save' }));
  expect(list().getByRole('textbox')).toBeVisible();
  await user.click(list().getByRole('button', { name: 'Cancel' }));
  await edit();
  await user.type(list().getByRole('textbox'), '!{Escape}');
  expect(list().getByText('Same here')).toBeVisible();
  expect(mock.posted(UPDATE)).toEqual([]);
});

test('an edit that is refused shows why and stays open; a double click sends it once', async () => {
  const { user } = await openList();
  refuse(mock.server, UPDATE, { status: 500 });
  await user.click(list().getByRole('button', { name: 'Edit comment by Sana Iqbal' }));
  await user.type(list().getByRole('textbox'), '!');
  await user.dblClick(list().getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  expect(list().getByRole('textbox')).toHaveValue('Same here!');
});

testDeleteDialog(mock, {
  title: 'Delete Comment',
  text: 'Are you sure you want to delete this comment?',
  about: 'Same here',
  opener: 'Delete comment by Sana Iqbal',
  open: async () => {
    const view = await openList();
    await press(view.user, 'Delete comment by Sana Iqbal');
    return view;
  },
  call: DELETE,
  sent: { commentId: 1 },
  list: LIST,
  expectDeleted: async () => {
    await waitFor(() => expect(commentTexts()).toHaveLength(1));
    expect(toggle()).toHaveAccessibleName('1 comments');
  },
});

test('deleting a deleted comment shows an error and keeps the dialog open', async () => {
  const { user } = await openList();
  mock.server.db.comments!.remove('1');
  await user.click(list().getByRole('button', { name: 'Delete comment by Sana Iqbal' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Comment not found.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await noDialog();
  expect(commentTexts()).toHaveLength(2);
});
