import { screen, waitFor } from '@testing-library/react';
import { table } from '@/mirage/database/table';
import { hold, refuse } from '@/mirage/overrides';
import { comments } from '@test/comments';
import { testDeleteDialog } from '@test/deleteDialog';
import { noDialog, press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';

const mock = mockServer();
const { openList, toggle, list, commentTexts } = comments(mock);

const LIST = 'communityComments/list';
const UPDATE = 'communityComments/update';
const DELETE = 'communityComments/delete';

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
  await user.type(list().getByRole('textbox'), '{Escape}');
  expect(list().getByText('Same here')).toBeVisible();
  expect(mock.posted(UPDATE)).toEqual([]);
});

test('an edit is sent trimmed', async () => {
  const { user } = await openList();
  await user.click(list().getByRole('button', { name: 'Edit comment by Sana Iqbal' }));
  await user.type(list().getByRole('textbox'), '!\u200B {Enter}');
  await waitFor(() => expect(mock.posted(UPDATE)).toEqual([{ commentId: 1, comment: 'Same here!' }]));
});

test('an edit takes nothing while it is saved: it would be lost as it closes', async () => {
  const { user } = await openList();
  const release = hold(mock.server, UPDATE);
  await user.click(list().getByRole('button', { name: 'Edit comment by Sana Iqbal' }));
  await user.type(list().getByRole('textbox'), '!{Enter} Yes.');
  expect(list().getByRole('textbox')).toHaveValue('Same here!');
  release();
  expect(await list().findByText('Same here!', { selector: 'p' })).toBeVisible();
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

describe('an edit, and someone else', () => {
  const edit = async () => {
    const { user } = await openList();
    await user.click(list().getByRole('button', { name: 'Edit comment by Sana Iqbal' }));
    await user.type(list().getByRole('textbox'), '!');
    const now = Date.now;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + 16_000);
    return () => user.click(list().getByRole('button', { name: 'Save' }));
  };

  test('a text that both changed is not sent before Save is pressed again', async () => {
    const save = await edit();
    table(mock.server, 'comments').update('1', { comment: 'Theirs' });
    await save();
    expect(await screen.findByText(/^Someone else has changed this meanwhile, to “Theirs”\./)).toBeVisible();
    expect(mock.posted(UPDATE)).toEqual([]);
    expect(list().getByRole('textbox')).toHaveValue('Same here!');
    await save();
    await waitFor(() => expect(mock.posted(UPDATE)).toEqual([{ commentId: 1, comment: 'Same here!' }]));
  });

  test('of a deleted comment it is said', async () => {
    const save = await edit();
    table(mock.server, 'comments').remove('1');
    await save();
    expect(
      await screen.findByText('This comment was deleted while you were editing it. Nothing was saved.'),
    ).toBeVisible();
    expect(mock.posted(UPDATE)).toEqual([]);
  });

  test('what could not be checked is saved, and told', async () => {
    const save = await edit();
    refuse(mock.server, LIST, { status: 500 });
    await save();
    expect(
      await screen.findByText('The comment is saved. Whether someone else had changed it could not be checked.'),
    ).toBeVisible();
    expect(mock.posted(UPDATE)).toHaveLength(1);
  });
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
