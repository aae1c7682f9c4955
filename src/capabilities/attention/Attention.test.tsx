import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hold, nullList, refuse } from '@/mirage/overrides';
import { mockServer } from '@test/mockServer';
import { ago, payer } from '@test/payments';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
const member = payer(mock);

const open = (as = mock.admin()) => renderApp('/dashboard', as);

/** The one button of what is not counted. */
const countButton = async () => within(await card()).findByRole('button', { name: 'Count what waits' });

const countAll = async () => fireEvent.click(await countButton());

/** Opens the dashboard and counts all. */
async function openCounted(as = mock.admin()) {
  const view = open(as);
  await countAll();
  return view;
}

const card = () => screen.findByRole('region', { name: 'Attention' });
const checkIn = (dayNumber: number) => ({ dayNumber, measurements: {} });

test('each entry counts, names the oldest and leads to the list', async () => {
  member('Amal', { createdAt: ago(10) }, { createdAt: ago(50), userAssesmentProgresses: [checkIn(9), checkIn(30)] });
  const { id } = mock.create('group', { title: 'Cycle' });
  mock.create('post', { communityCategoryId: id, title: 'Cycle questions', createdAt: ago(3) });
  await openCounted();
  const links = await waitFor(async () => {
    const found = within(await card()).getAllByRole('link');
    expect(found).toHaveLength(3);
    return found;
  });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [
      '1No check-in for two weeksLongest: Amal Noor, about 20 days',
      '/users?conditions=days+since+last+check-in+%3E+14',
    ],
    ['1Payments pendingOldest: Amal Noor, 10 days', '/users?view=payments'],
    ['1Posts without an answerOldest: Cycle questions, 3 days', '/community?view=desk'],
  ]);
});

test('days are counted on in a tab that stays open', async () => {
  member('Amal', { createdAt: ago(10) });
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['performance'] });
  try {
    await openCounted();
    const pending = await within(await card()).findByRole('link', { name: /Payments pending/ });
    expect(pending).toHaveTextContent('Amal Noor, 10 days');
    await act(() => jest.advanceTimersByTimeAsync(86_400_000));
    await waitFor(() => expect(pending).toHaveTextContent('Amal Noor, 11 days'));
  } finally {
    jest.useRealTimers();
  }
});

test('a nought is no link and says what is well', async () => {
  member('Amal', { createdAt: ago(2) });
  await openCounted();
  expect(await within(await card()).findByText('Nobody’s latest is over two weeks old')).toBeVisible();
  expect(await within(await card()).findByText('Every post has one')).toBeVisible();
  expect(within(await card()).getByRole('link')).toHaveTextContent('Payments pending');
});

test('where nothing waits it says so', async () => {
  await openCounted();
  expect(await within(await card()).findByText('Nothing waits for you.')).toBeVisible();
  expect(within(await card()).queryByRole('listitem')).not.toBeInTheDocument();
});

test('a person sees only what they may open, and nothing else is loaded', async () => {
  member('Amal', { createdAt: ago(2) });
  await openCounted(mock.subAdmin(['Users']));
  expect(await within(await card()).findByText('Payments pending')).toBeVisible();
  expect(within(await card()).queryByText('Posts without an answer')).not.toBeInTheDocument();
  expect(mock.posted('community/list/categories')).toEqual([]);
});

test('a person who may open none of it has no card', async () => {
  open(mock.subAdmin(['Banner']));
  await screen.findByRole('region', { name: 'Total Users' });
  expect(screen.queryByRole('region', { name: 'Attention' })).not.toBeInTheDocument();
  expect(mock.posted('users/list')).toEqual([]);
});

test('the card is there before its lists, and a list that fails leaves a dash, and the way to it', async () => {
  const answer = hold(mock.server, 'dashboard/user-growth');
  refuse(mock.server, 'users/list', { status: 500 });
  open();
  expect(await within(await card()).findByText('Loading attention')).toBeInTheDocument();
  answer();
  await countAll();
  expect(await within(await card()).findAllByText('Not loaded. Refresh tries again.')).toHaveLength(2);
  expect(within(await card()).getAllByText('–')).toHaveLength(2);
  expect(within(await card()).getAllByRole('link', { name: /^–/ })).toHaveLength(2);
});

test('a reply without its list is no nought', async () => {
  nullList(mock.server, 'users/list');
  nullList(mock.server, 'community/list/categories');
  await openCounted();
  expect(await within(await card()).findAllByText('Not loaded. Refresh tries again.')).toHaveLength(2);
  expect(within(await card()).getByText('Not counted. See Community.')).toBeVisible();
  expect(within(await card()).getAllByText('–')).toHaveLength(3);
});

test('posts of too many groups are not counted, and the answer desk is one press away', async () => {
  for (let count = 0; count < 13; count += 1) mock.create('group', { title: `Group ${count}` });
  await openCounted();
  const link = await within(await card()).findByRole('link', { name: /Not counted. See Community.$/ });
  expect(link).toHaveAttribute('href', '/community?view=desk');
});

test('a name is kept apart from the days beside it, which its direction of writing would move', async () => {
  member('محمد', { createdAt: ago(10) });
  await openCounted();
  const link = await within(await card()).findByRole('link', { name: /Payments pending/ });
  expect(within(link).getByText('محمد Noor', { selector: 'bdi' })).toBeVisible();
});

const asked = () =>
  ['users/list', 'community/list/categories', 'community/detail'].map((path) => mock.posted(path).length);

test('until it is asked for it is one line with one button, which counts all at once', async () => {
  member('Amal', { createdAt: ago(10) });
  mock.create('group', { title: 'Cycle' });
  const { user } = open();
  const button = await countButton();
  expect(within(await card()).queryByRole('list')).not.toBeInTheDocument();
  expect(within(await card()).getAllByRole('button')).toEqual([button]);
  expect(await card()).toHaveTextContent(/^AttentionCount what waits$/);
  expect(asked()).toEqual([0, 0, 0]);
  await user.click(button);
  expect(screen.getByRole('heading', { name: 'Attention' })).toHaveFocus();
  expect(await within(await card()).findByText('Nobody’s latest is over two weeks old')).toBeVisible();
  expect(within(await card()).getByRole('link', { name: /Payments pending/ })).toHaveTextContent('1');
  expect(await within(await card()).findByText('Every post has one')).toBeVisible();
  expect(within(await card()).queryByRole('button')).not.toBeInTheDocument();
  expect(asked()).toEqual([1, 1, 1]);
});

test('it is counted by itself from then on, after a sign-out too, and not for the next person', async () => {
  const admin = mock.admin();
  const { leave } = await openCounted(admin);
  await within(await card()).findByText('Nothing waits for you.');
  leave();
  sessionStorage.clear();
  const view = open(admin);
  await within(await card()).findByText('Nothing waits for you.');
  view.leave();
  open(mock.subAdmin(['Users', 'Community']));
  expect(await countButton()).toBeVisible();
});

test('lists that are in the cache are counted without a call', async () => {
  member('Amal', { createdAt: ago(10) });
  const { user } = renderApp('/users', mock.admin());
  await screen.findByRole('table', { name: 'Users' });
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await within(await card()).findByRole('link', { name: /Payments pending.*10 days/ })).toBeVisible();
  expect(await countButton()).toBeVisible(); // of the posts
  expect(asked()).toEqual([1, 0, 0]);
});
