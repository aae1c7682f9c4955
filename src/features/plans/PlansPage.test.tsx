import { screen, waitFor, within } from '@testing-library/react';
import { type PlanRow } from '@/mirage/areas/plans/rows';
import { mockServer } from '@test/mockServer';
import { ownEntries } from '@test/ownEntries';
import { renderApp } from '@test/renderApp';
import { shownText } from '@test/shownText';

const mock = mockServer();

async function open(plans: Partial<PlanRow>[], address = '/plans') {
  for (const plan of plans) mock.create('plan', plan);
  const view = renderApp(address, mock.admin());
  await screen.findByRole('table', { name: 'Plans' });
  return view;
}

const named = (...names: string[]) => names.map((name) => ({ name }));
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
const shown = () =>
  screen
    .getAllByRole('button', { name: /^Actions for / })
    .map((button) => button.getAttribute('aria-label')!.replace('Actions for ', ''));

test('a row shows details, pricing, features, subscribers and status, and a menu', async () => {
  const features = JSON.stringify(['Recipes', 'Lab review', 'Home workouts', 'Weekly check-in']);
  const { user } = await open([
    {
      name: 'PCOS Reset',
      details: 'Four weeks.',
      price: '1039.5',
      actualPrice: '1049.50',
      discountPrice: '10',
      isFree: 'N',
      features,
    },
  ]);
  expect(screen.getAllByRole('columnheader').map(shownText)).toEqual([
    'Plan details',
    'Pricing',
    'Features',
    'Subscribers',
    'Status',
    'Actions',
  ]);
  const plan = within(row('PCOS Reset'));
  expect(plan.getByRole('rowheader')).toHaveTextContent('PCOS ResetFour weeks.');
  expect(plan.getByText('1,039.50')).toBeVisible();
  expect(plan.getByText('1,049.50').tagName).toBe('S');
  expect(plan.getByText('0.95% off')).toBeVisible();
  expect(plan.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Recipes', 'Lab review', '+2']);
  expect(plan.getByText('N/A')).toBeVisible();
  expect(plan.getByText('Paid')).toBeVisible();
  await user.click(plan.getByRole('button', { name: 'Actions for PCOS Reset' }));
  expect(ownEntries('/plans')).toEqual(['Edit', 'Duplicate', 'Delete']);
});

test('without a discount only the price is shown', async () => {
  await open([{ name: 'Plain', price: '49', actualPrice: '49', discountPrice: '0' }]);
  expect(within(row('Plain')).getAllByText(/49\.00/)).toHaveLength(1);
  expect(within(row('Plain')).queryByText(/off/)).not.toBeInTheDocument();
});

test('a stored price below 0 shows as 0', async () => {
  await open([{ name: 'Dearer', price: '-5', actualPrice: '10', discountPrice: '15', isFree: 'N' }]);
  expect(within(row('Dearer')).getByText('0.00')).toBeVisible();
  expect(within(row('Dearer')).getByText('Free')).toBeVisible();
  expect(within(row('Dearer')).queryByText(/off/)).not.toBeInTheDocument();
});

test.each([
  [{ isFree: 'Y', price: '39' }, 'Free'],
  [{ isFree: 'N', price: '0.00' }, 'Free'],
  [{ isFree: 'N', price: '0.01' }, 'Paid'],
] as const)('%j is shown as %s', async (changes, label) => {
  await open([{ name: 'Any', ...changes }]);
  expect(within(row('Any')).getByText(label)).toBeVisible();
});

test('the search finds plans by name, and the address has it', async () => {
  const { user, router } = await open(named('PCOS Reset', 'Starter'));
  await user.type(screen.getByRole('searchbox', { name: 'Search plans...' }), 'reset');
  await waitFor(() => expect(shown()).toEqual(['PCOS Reset']));
  await waitFor(() => expect(router.state.location.search).toBe('?search=reset'));
});

test('a link shows its search', async () => {
  await open(named('PCOS Reset', 'Starter'), '/plans?search=start');
  expect(shown()).toEqual(['Starter']);
  expect(screen.getByRole('searchbox')).toHaveValue('start');
});

test('a search that finds nothing says so and offers to clear', async () => {
  const { user } = await open(named('Starter'));
  await user.type(screen.getByRole('searchbox'), 'tea');
  expect(await screen.findByText('Nothing matches “tea”.')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!);
  expect(shown()).toEqual(['Starter']);
});

test('without plans it says so and offers to create one', async () => {
  const { user } = renderApp('/plans', mock.admin());
  expect(await screen.findByText('No plans found')).toBeVisible();
  const plans = screen.getByRole('region', { name: 'Plans' });
  await user.click(within(plans).getByRole('button', { name: 'Create New Plan' }));
  expect(await screen.findByRole('dialog', { name: 'Create New Plan' })).toBeVisible();
});

test.each(['edit', 'duplicate', 'delete'])(
  'a link to %s a plan that is gone opens nothing, and the address forgets it',
  async (kind) => {
    const { router } = await open(named('Starter'), `/plans?dialog=${kind}:99`);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);
