import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { nullList } from '@/mirage/overrides';
import { testDeleteDialog } from '@test/deleteDialog';
import { closed, field, findAndPress } from '@test/dialogs';
import { testFormDialog } from '@test/formDialog';
import { captions, dialog, highlightItems, items, itemsDialog } from '@test/highlightItems';
import { mockServer } from '@test/mockServer';
import { pngFile } from '@test/pictures';

const mock = mockServer();
const { open } = highlightItems(mock);

const PICTURE = pngFile('lunch.png');

async function fill(user: UserEvent) {
  await user.upload(field('Media'), PICTURE);
  await user.type(field('Caption'), ' Lunch ');
  await user.type(field('Duration'), '8');
}

test('an added item appears at the end without another load, and the focus returns', async () => {
  const { user, router } = await open();
  await findAndPress(user, 'Add Item');
  await dialog('Add Item');
  await waitFor(() => expect(router.state.location.search).toBe('?dialog=items%3A1&item=add'));
  await fill(user);
  await findAndPress(user, 'Save');
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
  await findAndPress(user, 'Save');
  for (const message of ['Media file is required.', 'Caption is required.', 'Duration must be a positive number.'])
    expect(await screen.findByText(message)).toBeVisible();
});

test('an invalid duration gets the focus', async () => {
  const { user } = await open('&item=edit:1');
  await user.clear(field('Duration'));
  await user.type(field('Duration'), '1e9');
  await findAndPress(user, 'Save');
  expect(await screen.findByText('Duration must be a positive number.')).toBeVisible();
  expect(field('Duration')).toHaveFocus();
  expect(mock.posted('highlights/update/item')).toEqual([]);
});

test('an edited item changes without another load and keeps its file', async () => {
  const { user } = await open();
  await findAndPress(user, 'Edit Three cycles');
  await dialog('Edit Item');
  expect(field('Caption')).toHaveValue('Three cycles');
  expect(field('Duration')).toHaveValue('6');
  expect(screen.getByRole('img', { name: 'Current picture' })).toBeVisible();
  await user.type(field('Caption'), '!');
  await findAndPress(user, 'Save');
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
  await findAndPress(user, 'Save');
  await closed('Edit Item');
  expect(within(items()[1]!).getByRole('img', { name: 'Well done' })).toHaveAttribute(
    'src',
    '/media/uploads/1-lunch.png',
  );
});

test('if the reply does not have the saved item, the list loads again', async () => {
  const { user } = await open('&item=edit:1');
  nullList(mock.server, 'highlights/update/item');
  await findAndPress(user, 'Save');
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
    expect(field('Duration')).toHaveValue('8');
    expect(screen.getByRole('button', { name: 'Remove lunch.png' })).toBeVisible();
  },
  list: 'highlights/list',
  findSaved: () => screen.findByRole('button', { name: 'Edit Lunch' }),
});

testDeleteDialog(mock, {
  title: 'Confirm Delete',
  text: 'Are you sure you want to delete this highlight item? This action cannot be undone.',
  about: 'Three cycles',
  opener: 'Delete Three cycles',
  open: async () => {
    const view = await open();
    await findAndPress(view.user, 'Delete Three cycles');
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

test('without its last item the dialog says so and offers to add one', async () => {
  const { user } = await open();
  for (const caption of ['Three cycles', 'Well done']) {
    await findAndPress(user, `Delete ${caption}`);
    await user.click(within(await dialog('Confirm Delete')).getByRole('button', { name: 'Delete' }));
    await closed('Confirm Delete');
  }
  expect(itemsDialog()).toHaveTextContent('No items available');
  expect(screen.getByRole('button', { name: 'Add Item' })).toBeVisible();
});
