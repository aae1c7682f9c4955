import { act, screen, waitFor, within } from '@testing-library/react';
import { refreshed } from '@/services/http/refresh';
import { table } from '@/mirage/database/table';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

async function open(count: number, address = '/users') {
  for (let index = 0; index < count; index += 1)
    mock.create('user', {
      firstName: `Zoe${index}`,
      lastName: 'Iqbal',
      isActive: 'Y',
      createdAt: new Date(2026, 0, 1, 0, -index).toISOString(),
    });
  const view = renderApp(address, mock.admin());
  await screen.findByRole('table', { name: 'Users' });
  return view;
}

const group = () => screen.queryByRole('group', { name: 'Selected users' });
const bar = () => within(group()!);
/** What the bar says; without a selection there is none. */
const selected = () => group() && bar().getByRole('status').textContent;
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
const pageBox = () => box('all on this page');
const ticked = () => screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Select Zoe/, checked: true }).length;

test('a tick selects a row, and the page’s box is partly checked', async () => {
  const { user, store } = await open(12);
  await user.click(box('Zoe0 Iqbal'));
  await user.click(box('Zoe3 Iqbal'));
  expect(selected()).toBe('2 selected');
  expect(pageBox()).not.toBeChecked();
  expect(pageBox()).toBePartiallyChecked();
  expect(JSON.stringify(store.getState())).toContain('"selected":[1001,1004]');
  await user.click(box('Zoe0 Iqbal'));
  expect(selected()).toBe('1 selected');
});

test('the page’s box ticks the page; paging and sorting keep the ticks', async () => {
  const { user } = await open(12);
  await user.click(pageBox());
  expect(selected()).toBe('10 selected');
  expect(pageBox()).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(pageBox()).not.toBeChecked();
  expect(pageBox()).not.toBePartiallyChecked();
  await user.click(box('Zoe11 Iqbal'));
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(selected()).toBe('11 selected');
  expect(box('Zoe11 Iqbal')).toBeChecked();
  await user.click(pageBox());
  expect(selected()).toBe('12 selected');
  await user.click(pageBox());
  expect(selected()).toBe('2 selected');
});

test('all found users can be selected, and some of them taken out', async () => {
  const { user } = await open(12);
  await user.click(box('Zoe0 Iqbal'));
  await user.click(bar().getByRole('button', { name: 'Select all 12 found' }));
  expect(selected()).toBe('12 selected');
  expect(pageBox()).toBeChecked();
  expect(bar().getByRole('button', { name: 'Select all 12 found' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(box('Zoe0 Iqbal'));
  expect(selected()).toBe('11 selected');
  expect(pageBox()).toBePartiallyChecked();
});

test('Clear selection takes all ticks away', async () => {
  const { user } = await open(2);
  await user.click(pageBox());
  expect(ticked()).toBe(2);
  await user.click(bar().getByRole('button', { name: 'Clear selection' }));
  expect(selected()).toBeNull();
  expect(screen.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
});

test.each(['search', 'tab'])('another %s keeps the selection, and says who is not in sight', async (change) => {
  const { user } = await open(2);
  await user.click(pageBox());
  if (change === 'search') await user.type(screen.getByRole('searchbox'), 'Zoe1');
  else await user.click(screen.getByRole('tab', { name: 'Inactive' }));
  const hidden = change === 'search' ? 1 : 2;
  await waitFor(() => expect(selected()).toBe(`2 selected, ${hidden} not in sight`));
  await user.click(bar().getByRole('button', { name: hidden === 1 ? 'Show it' : 'Show them' }));
  expect(selected()).toBe('2 selected');
});

test('the selection is not in the address, and Back to another page keeps it', async () => {
  const { user, router, go } = await open(12);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  await user.click(box('Zoe11 Iqbal'));
  await go(-1);
  expect(await screen.findByText('1-10 of 12')).toBeVisible();
  expect(router.state.location.search).toBe('');
  expect(selected()).toBe('1 selected');
});

test('a user who is gone after a reload is no longer selected', async () => {
  const { user, store } = await open(3);
  await user.click(pageBox());
  table(mock.server, 'users').remove('1002');
  act(() => void store.dispatch(refreshed()));
  await waitFor(() => expect(selected()).toBe('2 selected'));
});
