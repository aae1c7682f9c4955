import { act, screen, waitFor, within } from '@testing-library/react';
import { table } from '@/mirage/database/table';
import { refreshed } from '@/services/http/refresh';
import { toSessionUser } from '@/services/session/session';
import { comments } from '@test/comments';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
const { open, openList, hello, list, box } = comments(mock);

const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('text draft'));

/** Like a reload: all that the page had in memory is gone. */
function reload({ leave, router }: Awaited<ReturnType<typeof open>>, at = router.state.location.search) {
  leave();
  return renderApp(`/community${at}`, toSessionUser({ ...mock.server.db.employees![0] }));
}

async function edit(view: Awaited<ReturnType<typeof open>>) {
  await view.user.click(list().getByRole('button', { name: 'Edit comment by Sana Iqbal' }));
  await view.user.type(list().getByRole('textbox'), '!');
}

const edited = () => screen.findByRole('textbox', { name: 'Edit comment' });

test('a reload brings back an unsent comment, which goes once it is sent', async () => {
  const view = await open();
  await view.user.type(box(), 'Half a sent');
  const { user } = reload(view);
  expect(await screen.findByDisplayValue('Half a sent')).toBe(box());
  await user.type(box(), 'ence{Enter}');
  expect(await hello().findByText('Half a sentence')).toBeVisible();
  expect(drafts()).toEqual([]);
});

test('an edit comes back after a reload, without the focus, over the text that it started with', async () => {
  const view = await openList();
  await edit(view);
  table(mock.server, 'comments').update('1', { comment: 'Theirs' });
  const { user } = reload(view);
  expect(await edited()).toHaveValue('Same here!');
  expect(await edited()).not.toHaveFocus();
  await user.click(list().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Someone else has changed this meanwhile, to “Theirs”\./)).toBeVisible();
});

test('an edit comes back from another section, and after its list was hidden', async () => {
  const view = await openList();
  await edit(view);
  await view.go('/users');
  await view.go('/community');
  expect(await edited()).toHaveValue('Same here!');
  await view.user.click(hello().getByRole('button', { name: /comments$/ }));
  expect(screen.queryByRole('textbox', { name: 'Edit comment' })).not.toBeInTheDocument();
  await view.user.click(hello().getByRole('button', { name: /comments$/ }));
  expect(await edited()).toHaveValue('Same here!');
});

test('Esc asks before an edit is lost, Cancel does not', async () => {
  const view = await openList();
  await edit(view);
  await view.user.keyboard('{Escape}');
  const question = within(await screen.findByRole('dialog', { name: 'Discard changes?' }));
  await view.user.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(await edited()).toHaveValue('Same here!');
  await view.user.click(list().getByRole('button', { name: 'Cancel' }));
  expect(list().getByText('Same here')).toBeVisible();
  expect(drafts()).toEqual([]);
});

test('Discard puts back what was there', async () => {
  const view = await openList();
  await edit(view);
  await view.user.keyboard('{Escape}');
  await view.user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await list().findByText('Same here')).toBeVisible();
  expect(drafts()).toEqual([]);
});

test('the text of an edit is told when its comment was deleted meanwhile', async () => {
  const view = await openList();
  await edit(view);
  table(mock.server, 'comments').remove('1');
  await act(() => view.store.dispatch(refreshed()));
  expect(
    await screen.findByText('A comment was deleted while you were editing it. You had written: “Same here!”'),
  ).toBeVisible();
  expect(drafts()).toEqual([]);
});

test('the question before signing out names what is not sent', async () => {
  const { user } = await open();
  await user.type(box(), 'Half');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('What you have not sent yet will be lost: Comment on “Hello”.')).toBeVisible();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('a post that is deleted takes what was written below it along', async () => {
  const { user } = await open();
  await user.type(box(), 'Half');
  await user.click(screen.getByRole('button', { name: 'Actions for Hello' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Hello' })).not.toBeInTheDocument());
  expect(drafts()).toEqual([]);
});
