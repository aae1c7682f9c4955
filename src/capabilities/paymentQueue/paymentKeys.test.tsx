import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hold } from '@/mirage/overrides';
import { mockServer } from '@test/mockServer';
import { ago, facts, mediaFiles, payer, seedPayments } from '@test/payments';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
const serve = mediaFiles();
const member = payer(mock);

const open = (address = '/users?view=payments', as = mock.admin()) => renderApp(address, as);

test('j and k go through the queue, which the address follows without a step', async () => {
  seedPayments(mock);
  const { user, router, go } = open('/users');
  await screen.findByText('Bushra Noor');
  await user.click(screen.getByRole('link', { name: /^Payments \d/ }));
  await facts('Bushra');
  await user.keyboard('kj');
  await facts('Amal');
  await user.keyboard('jjj');
  await facts('Dana');
  await user.keyboard('k');
  await facts('Chloe');
  await waitFor(() => expect(router.state.location.search).toMatch(/^\?view=payments&payment=\d+$/));
  await go(-1);
  expect(await screen.findByRole('table', { name: 'Users' })).toBeVisible();
});

test('keys rest while one types, and after g', async () => {
  seedPayments(mock);
  const { user } = open();
  await facts('Bushra');
  await user.type(screen.getByRole('searchbox'), 'jd');
  expect(screen.getByRole('searchbox')).toHaveValue('jd');
  await user.clear(screen.getByRole('searchbox'));
  screen.getByRole('searchbox').blur();
  await user.keyboard('gj');
  await facts('Bushra');
});

test('a and d ask before they change the member; neither is offered for the payment', async () => {
  seedPayments(mock);
  const { user } = open();
  expect(
    within(await facts('Bushra')).getByText('No decision about a payment is kept; Deactivate changes the member only.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /approve|reject|verify/i })).not.toBeInTheDocument();
  await user.keyboard('a');
  expect(mock.posted('users/update/status')).toEqual([]);
  await user.keyboard('d');
  const question = await screen.findByRole('dialog', { name: 'Deactivate User' });
  await user.keyboard('j');
  await facts('Bushra');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());

  await user.keyboard('j');
  await facts('Amal');
  await user.keyboard('a');
  const activate = within(await screen.findByRole('dialog', { name: 'Activate User' }));
  expect(activate.getByText(/^Amal/)).toBeVisible();
  expect(mock.posted('users/update/status')).toEqual([]);
  await user.click(activate.getByRole('button', { name: 'Activate' }));
  expect(await within(await facts('Amal')).findByRole('button', { name: 'Deactivate' })).toBeVisible();
  expect(mock.posted('users/update/status')).toEqual([{ id: 1001 }]);
});

test('a held key acts once', async () => {
  seedPayments(mock);
  const { user } = open();
  await facts('Bushra');
  await user.keyboard('{j>3/}');
  await facts('Amal');
  await user.keyboard('j');
  await facts('Chloe');
});

test('one can go on while an activation has no answer', async () => {
  seedPayments(mock);
  const { user } = open();
  await facts('Bushra');
  await user.keyboard('j');
  await facts('Amal');
  const answer = hold(mock.server, 'users/update/status');
  const activate = () =>
    user.click(
      within(screen.getByRole('region', { name: /^Payment of Amal/ })).getByRole('button', {
        name: /^Activate|^Please/,
      }),
    );
  await activate();
  await activate();
  await user.keyboard('a');
  expect(within(await facts('Amal')).getByRole('button', { name: 'Please wait...' })).toBeVisible();
  await user.keyboard('j');
  expect(within(await facts('Chloe')).getByRole('button', { name: 'Deactivate' })).toBeVisible();
  answer();
  await waitFor(() => expect(mock.posted('users/list')).toHaveLength(2));
  expect(mock.posted('users/update/status')).toHaveLength(1);
});

test('the proof is enlarged and turned by keys and tools, and begins anew with each person', async () => {
  serve({ '/media/receipts/four.png': 'four' });
  member('Amal', { file: 'receipts/four.png', createdAt: ago(3) });
  member('Dana', {});
  const { user } = open();
  await facts('Amal');
  const proof = screen.getByRole('region', { name: 'Proof of payment' });
  const picture = within(proof).getByRole('img', { name: 'Payment' });
  await user.keyboard('++]');
  expect(picture).toHaveStyle({ transform: 'translate(0px, 0px) scale(1.6) rotate(90deg)' });
  await user.click(within(proof).getByRole('button', { name: 'Turn left' }));
  await user.click(within(proof).getByRole('button', { name: 'Size 160 percent, back to fit' }));
  expect(picture).toHaveStyle({ transform: 'translate(0px, 0px) scale(1) rotate(0deg)' });
  expect(within(proof).getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute(
    'href',
    '/media/receipts/four.png',
  );
  await user.keyboard('+j');
  await facts('Dana');
  expect(screen.getByText('No file was sent')).toBeVisible();
  await user.keyboard('k');
  await facts('Amal');
  expect(screen.getByRole('button', { name: 'Size 100 percent, back to fit' })).toBeVisible();
});

test('a picture that cannot be shown says so in its place', async () => {
  serve({ '/media/receipts/five.png': 'five' });
  member('Amal', { file: 'receipts/five.png' });
  open();
  await facts('Amal');
  fireEvent.error(screen.getByRole('img', { name: 'Payment' }));
  expect(screen.getByText('Image failed to load')).toBeVisible();
});

test('the arrow keys choose in the queue, where only the current row is a tab stop', async () => {
  seedPayments(mock);
  const { user } = open();
  await facts('Bushra');
  screen.getByRole('button', { name: /^Bushra Noor.*9 days/ }).focus();
  await user.keyboard('{ArrowDown}');
  await facts('Amal');
  expect(screen.getByRole('button', { name: /^Amal Noor.*2 days/ })).toHaveFocus();
  await user.keyboard('j');
  await facts('Chloe');
  expect(screen.getByRole('button', { name: /^Chloe Noor.*4 hours/ })).toHaveFocus();
  expect(screen.getByRole('button', { name: /^Bushra Noor.*9 days/ })).toHaveAttribute('tabindex', '-1');
});
