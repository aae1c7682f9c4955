import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { nullList } from '@/mirage/overrides';
import { testDeleteDialog } from '@test/deleteDialog';
import { closed, field } from '@test/dialogs';
import { testFormDialog } from '@test/formDialog';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const PICTURE = new File(['lunch'], 'lunch.png', { type: 'image/png' });

function seed() {
  mock.create('highlight', { title: 'Member wins' });
  mock.create('highlightItem', {
    caption: 'Three cycles',
    mediaUrl: 'highlights/wins.svg',
    duration: 6,
    viewedCount: 1204,
    createdAt: '2024-03-05T09:30:00.000Z',
  });
  mock.create('highlightItem', { caption: 'Well done', mediaUrl: 'highlights/hello.mp4', mediaType: 'video' });
}

async function open(query = '') {
  seed();
  const view = renderApp(`/tracker?dialog=items:1${query}`, mock.admin());
  await screen.findByRole('dialog', { name: 'Member wins', hidden: true });
  return view;
}

const dialog = (name: string) => screen.findByRole('dialog', { name });
const itemsDialog = () => screen.getByRole('dialog', { name: 'Member wins' });
const items = () => within(itemsDialog()).getAllByRole('article');
const captions = () =>
  within(itemsDialog())
    .getAllByRole('button', { name: /^Edit / })
    .map((button) => button.getAttribute('aria-label')!.replace('Edit ', ''));
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));

async function fill(user: UserEvent) {
  await user.upload(field('Media'), PICTURE);
  await user.type(field('Caption'), ' Lunch ');
  await user.type(field('Duration (seconds)'), '8');
}

test('clicking the title opens the items; closing gives the focus back', async () => {
  seed();
  const { user, router } = renderApp('/tracker', mock.admin());
  const title = await screen.findByRole('button', { name: 'Member wins' });
  await user.click(title);
  await dialog('Member wins');
  await waitFor(() => expect(router.state.location.search).toBe('?dialog=items%3A1'));
  expect(items()[0]).toHaveTextContent('Three cyclesViewed 1,204Created 05/03/2024, 03:00 PMDuration 6 s');
  expect(within(items()[0]!).getByRole('img', { name: 'Three cycles' })).toBeVisible();
  await user.click(within(itemsDialog()).getByRole('button', { name: 'Close' }));
  await closed('Member wins');
  expect(title).toHaveFocus();
});

test('a film is loaded only when it is played', async () => {
  const { user } = await open();
  expect(within(itemsDialog()).queryByLabelText('Well done')).not.toBeInTheDocument();
  await press(user, 'Play Well done');
  expect(within(itemsDialog()).getByLabelText('Well done')).toHaveAttribute('src', '/media/highlights/hello.mp4');
});

test('an added item appears at the end without another load, and the focus returns', async () => {
  const { user, router } = await open();
  await press(user, 'Add Item');
  await dialog('Add Item');
  await waitFor(() => expect(router.state.location.search).toBe('?dialog=items%3A1&item=add'));
  await fill(user);
  await press(user, 'Save');
  await closed('Add Item');
  expect(captions()).toEqual(['Three cycles', 'Well done', 'Lunch']);
  expect(mock.posted('highlights/create/items')).toEqual([
    { highlightId: '1', media: 'lunch.png', caption: 'Lunch', duration: '8' },
  ]);
  expect(mock.posted('highlights/list')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Add Item' })).toHaveFocus();
  await waitFor(() => expect(router.state.location.search).toBe('?dialog=items%3A1'));
});

test('invalid fields have messages', async () => {
  const { user } = await open('&item=add');
  await press(user, 'Save');
  for (const message of ['Media file is required.', 'Caption is required.', 'Duration must be a positive number.'])
    expect(await screen.findByText(message)).toBeVisible();
});

test('an invalid duration gets the focus', async () => {
  const { user } = await open('&item=edit:1');
  await user.clear(field('Duration (seconds)'));
  await user.type(field('Duration (seconds)'), '1e9');
  await press(user, 'Save');
  expect(await screen.findByText('Duration must be a positive number.')).toBeVisible();
  expect(field('Duration (seconds)')).toHaveFocus();
  expect(mock.posted('highlights/update/item')).toEqual([]);
});

test('an edited item changes without another load and keeps its file', async () => {
  const { user } = await open();
  await press(user, 'Edit Three cycles');
  await dialog('Edit Item');
  expect(field('Caption')).toHaveValue('Three cycles');
  expect(field('Duration (seconds)')).toHaveValue('6');
  expect(screen.getByRole('img', { name: 'Current picture' })).toBeVisible();
  await user.type(field('Caption'), '!');
  await press(user, 'Save');
  await closed('Edit Item');
  expect(captions()).toEqual(['Three cycles!', 'Well done']);
  expect(mock.posted('highlights/update/item')).toEqual([
    { id: '1', highlightItemId: '1', caption: 'Three cycles!', duration: '6' },
  ]);
  expect(mock.posted('highlights/list')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Edit Three cycles!' })).toHaveFocus();
});

test('another file replaces the stored one', async () => {
  const { user } = await open('&item=edit:2');
  await user.upload(field('Media'), PICTURE);
  await press(user, 'Save');
  await closed('Edit Item');
  expect(within(items()[1]!).getByRole('img', { name: 'Well done' })).toHaveAttribute(
    'src',
    '/media/uploads/1-lunch.png',
  );
});

test('if the reply does not have the saved item, the list loads again', async () => {
  const { user } = await open('&item=edit:1');
  nullList(mock.server, 'highlights/update/item');
  await press(user, 'Save');
  await closed('Edit Item');
  await waitFor(() => expect(mock.posted('highlights/list')).toHaveLength(2));
});

testFormDialog(mock, {
  title: 'Add Item',
  call: 'highlights/create/items',
  open: () => open('&item=add'),
  fill,
  expectKept: () => {
    expect(field('Caption')).toHaveValue(' Lunch ');
    expect(field('Duration (seconds)')).toHaveValue('8');
    expect(screen.getByRole('button', { name: 'Remove lunch.png' })).toBeVisible();
  },
  list: 'highlights/list',
  findSaved: () => screen.findByRole('button', { name: 'Edit Lunch' }),
});

test('Escape closes only the item’s dialog, and asks before typed text is lost', async () => {
  const { user } = await open('&item=add');
  await user.type(field('Caption'), 'L');
  await user.keyboard('{Escape}');
  await dialog('Discard changes?');
  await press(user, 'Discard');
  await closed('Add Item');
  expect(itemsDialog()).toBeVisible();
  await user.keyboard('{Escape}');
  await closed('Member wins');
});

test('Back closes only the item’s dialog', async () => {
  const { user, go, router } = await open();
  await press(user, 'Add Item');
  await waitFor(() => expect(router.state.location.search).toBe('?dialog=items%3A1&item=add'));
  await go(-1);
  await closed('Add Item');
  expect(itemsDialog()).toBeVisible();
});

testDeleteDialog(mock, {
  title: 'Confirm Delete',
  text: 'Are you sure you want to delete this highlight item? This action cannot be undone.',
  about: 'Three cycles',
  opener: 'Delete Three cycles',
  open: async () => {
    const view = await open();
    await press(view.user, 'Delete Three cycles');
    return view;
  },
  call: 'highlights/delete/item',
  sent: { id: 1 },
  list: 'highlights/list',
  expectDeleted: async () => {
    await waitFor(() => expect(captions()).toEqual(['Well done']));
    expect(itemsDialog()).toBeVisible();
    expect(mock.posted('highlights/list')).toHaveLength(1);
  },
});

test('a link to the delete dialog opens it', async () => {
  await open('&item=delete:1');
  expect(await screen.findByRole('dialog', { name: 'Confirm Delete' })).toHaveTextContent('Three cycles');
});

test('without its last item the dialog says so and offers to add one', async () => {
  const { user } = await open();
  for (const caption of ['Three cycles', 'Well done']) {
    await press(user, `Delete ${caption}`);
    await user.click(within(await dialog('Confirm Delete')).getByRole('button', { name: 'Delete' }));
    await closed('Confirm Delete');
  }
  expect(itemsDialog()).toHaveTextContent('No items available');
  expect(screen.getByRole('button', { name: 'Add Item' })).toBeVisible();
});

test('a link to a deleted item opens only the items', async () => {
  const { router } = await open('&item=edit:99');
  await waitFor(() => expect(router.state.location.search).toBe('?dialog=items%3A1'));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('the dialogs of a deleted highlight close', async () => {
  const { user, router } = await open('&item=edit:1');
  nullList(mock.server, 'highlights/update/item'); // the list is asked for again
  nullList(mock.server, 'highlights/list');
  await press(user, 'Save');
  expect(await screen.findByText('No highlights available')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('of 200 items the first ones are rendered at once, and each has its position', async () => {
  mock.create('highlight', { title: 'Member wins' });
  for (let n = 0; n < 200; n += 1) mock.create('highlightItem', { caption: `Item ${n}` });
  renderApp('/tracker?dialog=items:1', mock.admin());
  await dialog('Member wins');
  const rendered = within(itemsDialog()).getAllByRole('listitem');
  expect(rendered.length).toBeLessThan(50);
  expect(rendered[0]).toHaveAttribute('aria-setsize', '200');
});
