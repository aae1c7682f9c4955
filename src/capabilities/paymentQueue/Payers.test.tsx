import { screen, waitFor, within } from '@testing-library/react';
import { hold } from '@/mirage/overrides';
import { mockServer } from '@test/mockServer';
import { ago, facts, mediaFiles, payer, queueRows, seedPayments } from '@test/payments';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
const serve = mediaFiles();
const member = payer(mock);

const open = (address = '/users?view=payments', as = mock.admin()) => renderApp(address, as);

test('the link counts pending payments, opens them in place of the table, and a tab leads back', async () => {
  seedPayments(mock);
  const { user, router } = open('/users');
  const views = await screen.findByRole('navigation', { name: 'Other views' });
  const link = await within(views).findByRole('link', { name: 'Payments 3 pending' });
  expect(link).toHaveAttribute('href', '/users?view=payments');
  expect(link).not.toHaveAttribute('aria-current');
  expect(within(screen.getByRole('tablist', { name: 'Users by status' })).getAllByRole('tab')).toHaveLength(4);

  await user.click(link);
  await facts('Bushra');
  expect(link).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('table', { name: 'Users' })).not.toBeInTheDocument();
  expect(screen.queryByRole('tab', { selected: true })).not.toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe('?view=payments'));

  await user.click(screen.getByRole('tab', { name: 'Active' }));
  expect(await screen.findByRole('table', { name: 'Users' })).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?tab=active'));
});

test('without a pending payment the link has no count, and the view says so', async () => {
  member('Dana', { status: 'Succeeded', createdAt: '2026-03-04T05:06:00Z' });
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'No payment is pending' })).toBeVisible();
  expect(screen.getByText('1 payment in all. The latest is from 04/03/2026.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Payments' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all payments' }));
  await facts('Dana');
});

test('the queue has pending payments first, oldest first, with amount, method and age', async () => {
  seedPayments(mock);
  open();
  await facts('Bushra');
  expect(queueRows('Pending')).toEqual([
    'BNBushra Noor9 days99.00 USD, Bank Transfer',
    'ANAmal Noor2 days99.00 USD, Bank Transfer',
    'CNChloe Noor4 hours27,700.00 PKR, Bank Transfer',
  ]);
  expect(queueRows('Succeeded')).toEqual(['DNDana Noor40 days99.00 USD, Bank Transfer']);
});

test('the search finds payers, or says that there are none', async () => {
  seedPayments(mock);
  const { user } = open();
  await facts('Bushra');
  await user.type(screen.getByRole('searchbox'), 'dana@mail');
  await facts('Dana');
  expect(screen.queryByRole('region', { name: 'Pending payments' })).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'xx');
  expect(await screen.findByRole('heading', { name: 'No payments found' })).toBeVisible();
  await user.click(within(screen.getByRole('main')).getAllByRole('button', { name: 'Clear search' }).at(-1)!);
  await facts('Bushra');
});

const pressCompare = (user: ReturnType<typeof open>['user']) =>
  user.click(screen.getByRole('button', { name: 'Compare with other proofs' }));

test('warnings stand above the facts, and lead to the other member', async () => {
  mock.create('plan', { name: 'Care', price: '99.00' });
  serve({ '/media/receipts/one.png': 'the bytes', '/media/receipts/two.png': 'the bytes' });
  member('Amal', {
    file: 'receipts/one.png',
    amount: '89.00',
    paymentIntentId: 'T1',
    createdAt: '2026-03-05T08:00:00Z',
  });
  member('Dana', { file: 'receipts/two.png', paymentIntentId: 'T1', status: 'Succeeded', createdAt: ago(3) });
  const { user } = open();
  await facts('Amal');
  const list = within(await screen.findByRole('list', { name: 'To look at' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(3));
  await pressCompare(user);
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(4));
  const [amount, file, id, early] = list.getAllByRole('listitem');
  expect(amount).toHaveTextContent('Amount is not the plan’s89.00 USD, the price is 99.00 USD.');
  expect(file).toHaveTextContent(/Same file as another memberAlso with Dana Noor, \d\d\/\d\d\/\d{4}\./);
  expect(id).toHaveTextContent(/Same transaction idAlso with Dana Noor/);
  expect(early).toHaveTextContent(/Paid before joiningPaid 05\/03\/2026, joined \d\d\/\d\d\/\d{4}\./);
  expect(await screen.findByText('Compared with 1 file.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Amal Noor.*4 to look at/ })).toBeVisible();
  await user.click(within(file!).getByRole('button', { name: 'Dana Noor' }));
  await facts('Dana');
  expect(await screen.findByText('Same file as another member')).toBeVisible();
});

test('no file is asked for before the press, which compares that of the open payment alone', async () => {
  serve({ '/media/receipts/1.png': 'the bytes', '/media/receipts/2.png': 'other bytes' });
  member('Amal', { file: 'receipts/1.png', createdAt: ago(3) });
  member('Dana', { file: 'receipts/2.png' });
  member('Emily', { file: 'N/A' });
  const { user } = open();
  await facts('Amal');
  await user.keyboard('jk');
  await facts('Amal');
  expect(serve.asked()).toEqual([]);
  await pressCompare(user);
  expect(await screen.findByText('No other member sent this file.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Compare with other proofs' })).not.toBeInTheDocument();
  expect(serve.asked()).toEqual(['HEAD /media/receipts/1.png', 'HEAD /media/receipts/2.png']);
  await user.keyboard('j');
  await facts('Dana');
  expect(screen.getByRole('button', { name: 'Compare with other proofs' })).toBeVisible();
});

test('what could not be compared is said, and can be tried again later', async () => {
  serve({ '/media/receipts/three.png': 'the bytes', '/media/receipts/four.png': 'others' });
  member('Amal', { file: 'receipts/three.png', createdAt: ago(3) });
  member('Bushra', { file: 'receipts/four.png' });
  member('Dana', { file: 'receipts/gone.png' });
  const { user } = open();
  await facts('Amal');
  await pressCompare(user);
  expect(await screen.findByText('1 file compared, none the same. 1 file could not be compared.')).toBeVisible();
  await user.keyboard('jj');
  await facts('Dana');
  await pressCompare(user);
  expect(await screen.findByText('This file could not be compared.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Compare with other proofs' })).toBeVisible();
});

test('comparing can be stopped, and stops where another payment is opened', async () => {
  serve({ '/media/receipts/1.png': 'the bytes', '/media/receipts/2.png': 'the bytes' });
  member('Amal', { file: 'receipts/1.png', createdAt: ago(3) });
  member('Dana', { file: 'receipts/2.png' });
  const { user } = open();
  await facts('Amal');
  const { signals, answer } = serve.hold();
  await pressCompare(user);
  expect(screen.getByText('0 of 1 compared')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Stopped after 0 of 1.')).toBeVisible();
  expect(signals.at(-1)!.aborted).toBe(true);
  await pressCompare(user);
  await user.keyboard('j');
  await facts('Dana');
  expect(signals.at(-1)!.aborted).toBe(true);
  await user.keyboard('k');
  await facts('Amal');
  expect(await screen.findByText('Stopped after 0 of 1.')).toBeVisible();
  answer();
  await pressCompare(user);
  expect(await screen.findByText('Same file as another member')).toBeVisible();
});

test('without the permission for plans no amount is compared, and no call is made', async () => {
  seedPayments(mock);
  open('/users?view=payments', mock.subAdmin(['Users']));
  expect(within(await facts('Bushra')).getByText('There is nothing to compare it with.')).toBeVisible();
  expect(await facts('Bushra')).toHaveTextContent('PriceN/A');
  expect(mock.posted('plans/list')).toEqual([]);
});

test('a link to a payment shows it', async () => {
  seedPayments(mock);
  open('/users?view=payments&payment=1003');
  await facts('Chloe');
});

test('while the list loads there is a skeleton of the queue', async () => {
  seedPayments(mock);
  const answer = hold(mock.server, 'users/list');
  open();
  expect(await screen.findByRole('status', { name: 'Loading payments' })).toBeVisible();
  answer();
  await facts('Bushra');
});
