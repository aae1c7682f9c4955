import { screen, within } from '@testing-library/react';
import { log } from '@/services/http/log';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { replyWith } from '@/mirage/overrides';

const mock = mockServer();

const PLANS = [
  { id: 1, name: 'Starter', price: 'ask us', isFree: 'Y' },
  { id: 2, name: 'Care', price: 10, isFree: 'perhaps' },
  { id: 'x', name: 'Other', price: 'ask us' },
  { name: 'Nameless' },
];

async function openPlans() {
  replyWith(mock.server, 'plans/list', { data: PLANS });
  const { user } = renderApp('/plans', mock.admin());
  await screen.findByText('Starter');
  return user;
}

async function openCalls() {
  const user = await openPlans();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'show calls');
  await user.keyboard('{Enter}');
  const calls = await screen.findByRole('table', { name: 'Calls' });
  return { user, row: within(calls).getByRole('row', { name: /row left out/ }) };
}

test('a call says how much of its reply was not read, and which fields of which rows', async () => {
  const { user, row } = await openCalls();
  const summary = within(row).getByText('1 row left out, 3 values not read as sent');
  expect(within(row).getByText('Row left out (row #4)')).not.toBeVisible();
  await user.click(summary);
  expect(
    within(row)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['price: not a number (rows 1, x)', 'isFree: an unknown word (row 2)', 'Row left out (row #4)']);
  expect(row).not.toHaveTextContent('ask us');
});

test('the log warns once for the call, without contents', async () => {
  const warn = jest.spyOn(log, 'warn');
  await openPlans();
  const lines = warn.mock.calls.filter(([event]) => event === 'not read as it is');
  expect(lines).toEqual([
    [
      'not read as it is',
      { endpoint: 'listPlans', path: 'plans/list', unread: 'price number 2, isFree word 1, row leftOut 1' },
    ],
  ]);
});
