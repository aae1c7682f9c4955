import { screen, waitFor, within } from '@testing-library/react';
import { nullList } from '@/mirage/overrides';
import { closed, field, findAndPress } from '@test/dialogs';
import { dialog, highlightItems, items, itemsDialog } from '@test/highlightItems';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
const { seed, open } = highlightItems(mock);

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
  await findAndPress(user, 'Play Well done');
  expect(within(itemsDialog()).getByLabelText('Well done')).toHaveAttribute('src', '/media/highlights/hello.mp4');
});

test('Escape closes only the item’s dialog, and asks before typed text is lost', async () => {
  const { user } = await open('&item=add');
  await user.type(field('Caption'), 'L');
  await user.keyboard('{Escape}');
  await dialog('Discard changes?');
  await findAndPress(user, 'Discard');
  await closed('Add Item');
  expect(itemsDialog()).toBeVisible();
  await user.keyboard('{Escape}');
  await closed('Member wins');
});

test('Back closes only the item’s dialog', async () => {
  const { user, go, router } = await open();
  await findAndPress(user, 'Add Item');
  await waitFor(() => expect(router.state.location.search).toBe('?dialog=items%3A1&item=add'));
  await go(-1);
  await closed('Add Item');
  expect(itemsDialog()).toBeVisible();
});

test('a link to the delete dialog opens it', async () => {
  await open('&item=delete:1');
  expect(await screen.findByRole('dialog', { name: 'Confirm Delete' })).toHaveTextContent('Three cycles');
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
  await findAndPress(user, 'Save');
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
