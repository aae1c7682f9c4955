import { screen, waitFor, within } from '@testing-library/react';
import { type NotificationRow } from '@/mirage/areas/notifications/rows';
import { hold } from '@/mirage/overrides';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { shownText } from '@test/shownText';

const mock = mockServer();

async function open(notifications: Partial<NotificationRow>[], address = '/notifications') {
  mock.create('notificationFolder', { name: 'Quiet', users: '[1,2,3,4]' });
  mock.create('notificationFolder', { name: 'Nobody', users: '[]' });
  for (const notification of notifications) mock.create('notification', { folderId: '1', ...notification });
  const view = renderApp(address, mock.admin());
  await screen.findByRole('table', { name: 'Notifications' });
  return view;
}

const cells = (title: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${title}`) }))
    .getAllByRole('cell')
    .slice(0, -1)
    .map(shownText);
const items = () => screen.getAllByRole('menuitem').map((item) => item.textContent);
const shown = () =>
  screen
    .getAllByRole('button', { name: /^Actions for / })
    .map((button) => button.getAttribute('aria-label')!.replace('Actions for ', ''));
/** From the newest to the oldest. */
const many = (count: number): Partial<NotificationRow>[] =>
  Array.from({ length: count }, (_, n) => ({
    title: `Tea ${n + 1}`,
    createdAt: new Date(Date.UTC(2026, 0, 40 - n)).toISOString(),
  }));

const TEA: Partial<NotificationRow> = {
  title: 'Tea',
  content: 'At five.',
  status: 'Sent',
  createdAt: '2026-03-04T13:05:00Z',
  notificationsent: 3,
};

test('a row shows title and content, folder, recipients, performance, status and date', async () => {
  await open([TEA]);
  expect(screen.getAllByRole('columnheader').map(shownText)).toEqual([
    'Notification',
    'Target audience',
    'Recipients',
    'Performance',
    'Status',
    'Date',
    'Actions',
  ]);
  expect(screen.getByRole('rowheader')).toHaveTextContent('TeaAt five.');
  expect(cells('Tea')).toEqual([
    'Target audienceQuiet',
    'Recipients4',
    'Performance3 (75%)',
    'StatusSent',
    'Date04/03/2026, 06:35 PM',
  ]);
});

test('a row has Send, and a menu with Edit and Delete; a sent one has Send again in its menu', async () => {
  const { user } = await open([TEA, { ...TEA, title: 'Walk', status: 'Pending' }]);
  expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Actions for Tea' }));
  expect(items()).toEqual(['Edit', 'Send again', 'Delete']);
  await user.click(screen.getByRole('button', { name: 'Actions for Walk' }));
  expect(items()).toEqual(['Edit', 'Delete']);
});

test.each([
  ['of a folder that is gone', { folderId: '9' }, ['N/A', 'N/A', '3']],
  ['of a folder without users', { folderId: '2' }, ['Nobody', '0', '3']],
  ['sent to more than there are', { notificationsent: 10 }, ['Quiet', '4', '10 (250%)']],
])('a notification %s', async (_name, changes, expected) => {
  await open([{ ...TEA, ...changes }]);
  expect(cells('Tea').slice(0, 3)).toEqual(
    ['Target audience', 'Recipients', 'Performance'].map((label, n) => label + expected[n]),
  );
});

test('a notification without title and date still has a row', async () => {
  await open([{ ...TEA, title: '', createdAt: 'soon', status: 'COMPLETED' }]);
  expect(cells('Untitled').slice(3)).toEqual(['StatusCompleted', 'DateN/A']);
});

test.each([
  ['Notification', 'abc', 'cba'],
  ['Target audience', 'cab', 'bac'],
  ['Recipients', 'cab', 'bac'],
  ['Performance', 'acb', 'bac'],
  ['Status', 'bca', 'acb'],
  ['Date', 'cba', 'abc'],
])('%s sorts up, down and back', async (header, up, down) => {
  const { user } = await open([
    { title: 'b', folderId: '1', notificationsent: 4, status: 'Completed', createdAt: '2026-01-02T00:00:00Z' },
    { title: 'a', folderId: '2', notificationsent: 0, status: 'Sent', createdAt: '2026-01-03T00:00:00Z' },
    { title: 'c', folderId: null, notificationsent: 0, status: 'Pending', createdAt: '2026-01-01T00:00:00Z' },
  ]);
  for (const expected of [up, down, 'abc']) {
    await user.click(screen.getByRole('button', { name: header }));
    expect(shown().join('')).toBe(expected);
  }
});

test('the search matches title, content and folder', async () => {
  const { user } = await open([TEA, { title: 'Walk', content: 'Slowly', folderId: '2' }]);
  const search = screen.getByRole('searchbox', { name: 'Search notifications...' });
  for (const [text, title] of [
    ['TEA', 'Tea'],
    ['slow', 'Walk'],
    ['quiet', 'Tea'],
  ] as const) {
    await user.clear(search);
    await user.type(search, text);
    await waitFor(() => expect(shown()).toEqual([title]));
  }
});

test('pages and rows per page', async () => {
  const { user } = await open(many(24));
  await user.click(screen.getByRole('button', { name: 'Last page' }));
  expect(screen.getByText('21-24 of 24')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Rows per page:'), '15');
  expect(screen.getByText('1-15 of 24')).toBeVisible();
});

test('the view is in the address; another tab has its own search and order', async () => {
  const { user, router } = await open(many(24));
  const address = (text: string) => waitFor(() => expect(router.state.location.search).toBe(text));
  await user.type(screen.getByRole('searchbox'), 'tea');
  await user.click(screen.getByRole('button', { name: 'Date' }));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await address('?search=tea&page=2&sort=date');
  await user.click(screen.getByRole('tab', { name: 'Folders' }));
  await address('?tab=folders');
  expect(screen.getByRole('searchbox', { name: 'Search folders...' })).toHaveValue('');
});

test('a link shows search, sort, page and size', async () => {
  await open(many(24), '/notifications?search=tea&page=2&size=15&sort=-date');
  expect(screen.getByText('16-24 of 24')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('tea');
  expect(screen.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending');
});

test('a search that finds nothing says so and offers to clear', async () => {
  const { user } = await open([TEA]);
  await user.type(screen.getByRole('searchbox'), 'coffee');
  expect(await screen.findByText('Nothing matches “coffee”.')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!);
  expect(shown()).toEqual(['Tea']);
});

test('without notifications it says so and offers to write one', async () => {
  const { user } = renderApp('/notifications', mock.admin());
  expect(await screen.findByText('No notifications found')).toBeVisible();
  const region = screen.getByRole('region', { name: 'Notifications' });
  await user.click(within(region).getByRole('button', { name: 'Send New Notification' }));
  expect(await screen.findByRole('dialog', { name: 'Send New Notification' })).toBeVisible();
});

test('the first load shows a skeleton of the table', async () => {
  const release = hold(mock.server, 'customNotification/list');
  renderApp('/notifications', mock.admin());
  expect(await screen.findByRole('status', { name: 'Loading...' })).toBeVisible();
  release();
  expect(await screen.findByText('No notifications found')).toBeVisible();
});

test.each(['edit:99', 'send:99', 'delete:99', 'editFolder:99', 'deleteFolder:99'])(
  'a link to %s, which is gone, opens nothing, and the address forgets it',
  async (dialog) => {
    const { router } = await open([TEA], `/notifications?dialog=${dialog}`);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);
