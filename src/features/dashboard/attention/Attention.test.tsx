import { act, screen, waitFor, within } from '@testing-library/react';
import { hold, refuse } from '@/mirage/overrides';
import { desk } from '@test/desk';
import { mockServer } from '@test/mockServer';
import { ago, payer } from '@test/payments';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
const member = payer(mock);

const open = (as = mock.admin()) => renderApp('/dashboard', as);
const card = () => screen.findByRole('region', { name: 'Attention' });
const checkIn = (dayNumber: number) => ({ dayNumber, measurements: {} });

test('each entry counts, names the oldest and leads to the list', async () => {
  member('Amal', { createdAt: ago(10) }, { createdAt: ago(50), userAssesmentProgresses: [checkIn(9), checkIn(30)] });
  const { id } = mock.create('group', { title: 'Cycle' });
  mock.create('post', { communityCategoryId: id, title: 'Cycle questions', createdAt: ago(3) });
  open();
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
    open();
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
  open();
  expect(await within(await card()).findByText('Nobody’s latest is over two weeks old')).toBeVisible();
  expect(await within(await card()).findByText('Every post has one')).toBeVisible();
  expect(within(await card()).getByRole('link')).toHaveTextContent('Payments pending');
});

test('where nothing waits it says so', async () => {
  open();
  expect(await within(await card()).findByText('Nothing waits for you.')).toBeVisible();
  expect(within(await card()).queryByRole('listitem')).not.toBeInTheDocument();
});

test('the figure of posts is the list of the answer desk, and its oldest the first there', async () => {
  const { make, seed, open: openDesk, waiting } = desk(mock);
  seed();
  make.post('Undated', { createdAt: 'once' });
  refuse(mock.server, 'communityComments/list', { status: 500 });
  const { user } = openDesk();
  await screen.findByText('5 wait in 2 groups');
  expect(waiting()[0]).toBe('Diet cola');
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  const link = await within(await card()).findByRole('link', { name: /Posts without an answer/ });
  expect(link).toHaveTextContent('5Posts without an answerOldest: Diet cola, 9 days');
});

test('a person sees only what they may open, and nothing else is loaded', async () => {
  member('Amal', { createdAt: ago(2) });
  open(mock.subAdmin(['Users']));
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

test('the card is there before its lists, and a list that fails leaves a dash', async () => {
  const answer = hold(mock.server, 'dashboard/user-growth');
  refuse(mock.server, 'users/list', { status: 500 });
  open();
  expect(await within(await card()).findByText('Loading attention')).toBeInTheDocument();
  answer();
  expect(await within(await card()).findAllByText('Not loaded. Refresh tries again.')).toHaveLength(2);
  expect(within(await card()).getAllByText('–')).toHaveLength(2);
  expect(within(await card()).queryByRole('link')).not.toBeInTheDocument();
});

test('a name is kept apart from the days beside it, which its direction of writing would move', async () => {
  member('محمد', { createdAt: ago(10) });
  open();
  const link = await within(await card()).findByRole('link', { name: /Payments pending/ });
  expect(within(link).getByText('محمد Noor', { selector: 'bdi' })).toBeVisible();
});
