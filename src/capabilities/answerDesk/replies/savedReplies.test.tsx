import { screen, waitFor, within } from '@testing-library/react';
import { desk } from '@test/desk';
import { mockServer } from '@test/mockServer';
import { replyFrom, replyTo } from './savedReplies';

const mock = mockServer();
const { seed, open, row, post, box } = desk(mock);

const KEY = 'replies 1';
const TRAVEL = { name: 'Travelling', text: 'Hi {name}, enjoy it.' };

beforeEach(() => localStorage.clear());

async function openWith(replies: object[] = []) {
  localStorage.setItem(KEY, JSON.stringify(replies));
  seed();
  const view = open();
  await post('Wedding season');
  return view;
}
const kept = () => JSON.parse(localStorage.getItem(KEY)!) as unknown;
const menu = () => within(screen.getByRole('menu', { name: 'Saved replies' }));

test('/ in the empty box opens the replies; one is put at the caret with the first name, and never sent', async () => {
  const { user } = await openWith([TRAVEL]);
  await user.click(box());
  await user.keyboard('/');
  expect(menu().getByText('Inserted with the member’s first name, never sent.')).toBeVisible();
  expect(menu().getByRole('menuitem', { name: /^Travelling/ })).toHaveTextContent('Hi Nadia, enjoy it.');
  await user.keyboard('{Enter}');
  expect(box()).toHaveFocus();
  await user.keyboard(' Really.');
  expect(box()).toHaveValue('Hi Nadia, enjoy it. Really.');
  expect(mock.posted('communityComments/create')).toEqual([]);
});

test('/ in the queue opens them too, and within a text it is a letter', async () => {
  const { user } = await openWith([TRAVEL]);
  row('Wedding season').focus();
  await user.keyboard('/{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(box()).toHaveFocus();
  await user.keyboard('1/2');
  expect(box()).toHaveValue('1/2');
});

test('an answer is saved as a reply, without the name of the member; the text stays', async () => {
  const { user } = await openWith();
  await user.click(screen.getByRole('button', { name: 'Saved replies' }));
  expect(menu().getByRole('menuitem', { name: 'Save this answer as a reply' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.keyboard('{Escape}');
  await user.type(box(), 'Hi Nadia, dance.');
  await user.click(screen.getByRole('button', { name: 'Saved replies' }));
  await user.click(menu().getByRole('menuitem', { name: 'Save this answer as a reply' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as a reply' }));
  expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue('Hi {name}, dance.');
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Weddings');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('“Weddings” is kept in this browser until you sign out')).toBeVisible();
  expect(kept()).toEqual([{ name: 'Weddings', text: 'Hi {name}, dance.' }]);
  expect(box()).toHaveValue('Hi Nadia, dance.');
});

test('replies are edited, added under a name of their own, and deleted', async () => {
  const { user } = await openWith([TRAVEL]);
  await user.click(screen.getByRole('button', { name: 'Saved replies' }));
  await user.click(menu().getByRole('menuitem', { name: 'Edit saved replies' }));
  const list = await screen.findByRole('dialog', { name: 'Saved replies' });
  await user.click(within(list).getByRole('button', { name: 'Edit Travelling' }));
  const edit = within(await screen.findByRole('dialog', { name: 'Edit saved reply' }));
  await user.type(edit.getByRole('textbox', { name: 'Text' }), ' Dance.');
  await user.click(edit.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(kept()).toEqual([{ name: 'Travelling', text: 'Hi {name}, enjoy it. Dance.' }]));

  await user.click(screen.getByRole('button', { name: 'Saved replies' }));
  await user.click(menu().getByRole('menuitem', { name: 'Edit saved replies' }));
  await user.click(await screen.findByRole('button', { name: 'Add reply' }));
  const add = within(await screen.findByRole('dialog', { name: 'Save as a reply' }));
  await user.type(add.getByRole('textbox', { name: 'Name' }), 'Travelling');
  await user.click(add.getByRole('button', { name: 'Save' }));
  expect(await add.findByText('Another reply has this name')).toBeVisible();
  expect(add.getByText('Text is required')).toBeVisible();
  await user.click(add.getByRole('button', { name: 'Cancel' }));

  await user.click(screen.getByRole('button', { name: 'Saved replies' }));
  await user.click(menu().getByRole('menuitem', { name: 'Edit saved replies' }));
  await user.click(await screen.findByRole('button', { name: 'Delete Travelling' }));
  expect(await screen.findByText('No replies are saved yet.')).toBeVisible();
  expect(kept()).toBeNull();
});

test('where storage is full the message says that a reply is kept until the page is left', async () => {
  const { user } = await openWith();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  await user.click(screen.getByRole('button', { name: 'Saved replies' }));
  await user.click(menu().getByRole('menuitem', { name: 'Edit saved replies' }));
  await user.click(await screen.findByRole('button', { name: 'Add reply' }));
  const add = within(await screen.findByRole('dialog', { name: 'Save as a reply' }));
  await user.type(add.getByRole('textbox', { name: 'Name' }), 'Weddings');
  await user.type(add.getByRole('textbox', { name: 'Text' }), 'Dance.');
  await user.click(add.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText('“Weddings” is kept until this page is left, as this browser’s storage is full or blocked'),
  ).toBeVisible();
});

test('a link to a reply that is not kept opens nothing, and the address forgets it', async () => {
  seed();
  const { router } = open('/community?view=desk&dialog=editReply:Gone');
  await waitFor(() => expect(router.state.location.search).not.toContain('dialog'));
  await post('Wedding season');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['Hi {name}, enjoy the weddings.', 'Nadia', 'Hi Nadia, enjoy the weddings.'],
  ['{name}, this one is for you, {name}.', ' Nadia ', 'Nadia, this one is for you, Nadia.'],
  ['Hi {name}, enjoy the weddings.', '', 'Hi, enjoy the weddings.'],
  ['{name}, this one is for you.', ' ', 'this one is for you.'],
  ['Thank you.\n{name}, we look at it.', '', 'Thank you.\nwe look at it.'],
  ['Hi $& {name}', '$&', 'Hi $& $&'],
])('%j to %j is %j', (text, firstName, expected) => {
  expect(replyTo(text, firstName)).toBe(expected);
});

test.each([
  ['Hi Nadia, ask Nadiab.', 'Nadia', 'Hi {name}, ask Nadiab.'],
  ['Hi نور, welcome', 'نور', 'Hi {name}, welcome'],
  ['Hi A.B. and AxB', 'A.B', 'Hi {name}. and AxB'],
  ['Hi Nadia', '', 'Hi Nadia'],
])('%j written to %j becomes the reply %j', (answer, firstName, expected) => {
  expect(replyFrom(answer, firstName)).toBe(expected);
});
