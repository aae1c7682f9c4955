import { screen, waitFor, within } from '@testing-library/react';
import { cards, dietPlansOf } from '@test/dietPlans';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
const { plan, practice } = dietPlansOf(mock);

const open = (address = '/diet-plans') => renderApp(address, mock.admin());

test('a search filters the tab by title and says so if nothing matches', async () => {
  const { soups } = practice();
  plan(soups, 'Chicken soup');
  const { user } = open();
  await user.type(await screen.findByRole('searchbox', { name: 'Search diet plans...' }), 'LENT');
  await waitFor(() => expect(cards()).toEqual(['Red lentil soup']));
  expect(screen.getByText('1 diet plan found')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('Nothing matches “LENTx” in Soups.')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Clear search' })[1]!);
  expect(cards()).toEqual(['Red lentil soup', 'Chicken soup']);
});

test('the kcal filter shows plans with any of the ticked options; nothing ticked shows all', async () => {
  const { soups } = practice();
  plan(soups, 'Barley soup', { kcalOptions: '1600' });
  plan(soups, 'Clear soup', { kcalOptions: '' });
  const { user, router } = open();
  await user.click(await screen.findByRole('button', { name: 'Kcal filter' }));
  const options = within(screen.getByRole('group', { name: 'Kcal' }));
  expect(options.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels![0]!.textContent)).toEqual(
    [1300, 1400, 1500, 1600, 1700, 1800, 1900, 2000].map((kcal) => `${kcal} kcal`),
  );
  await user.click(options.getByRole('checkbox', { name: '1600 kcal' }));
  expect(cards()).toEqual(['Barley soup']);
  await user.click(options.getByRole('checkbox', { name: '1300 kcal' }));
  expect(cards()).toEqual(['Red lentil soup', 'Barley soup']);
  expect(screen.getByRole('button', { name: 'Kcal filter: 1300 kcal, 1600 kcal' })).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?kcal=1300%2C1600'));
  await user.click(options.getByRole('button', { name: 'Clear filter' }));
  expect(cards()).toEqual(['Red lentil soup', 'Barley soup', 'Clear soup']);
});

test('the kcal filter closes on Escape, on a press beside it and on tabbing out', async () => {
  practice();
  const { user } = open();
  const button = await screen.findByRole('button', { name: 'Kcal filter' });
  const options = () => screen.queryByRole('group', { name: 'Kcal' });
  await user.click(button);
  await user.tab();
  expect(screen.getByRole('checkbox', { name: '1300 kcal' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(options()).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  await user.click(button);
  await user.click(screen.getByRole('heading', { name: '3 meal' }));
  expect(options()).not.toBeInTheDocument();
  await user.click(button);
  screen.getByRole('button', { name: 'Clear filter' }).focus();
  await user.tab();
  expect(options()).not.toBeInTheDocument();
});

test('search and filter without a match say so, and both can be cleared at once', async () => {
  practice();
  const { user } = open('/diet-plans?search=soup&kcal=1400,2000');
  expect(await screen.findByText('Nothing matches “soup” with 1400 kcal or 2000 kcal in Soups.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search and filter' }));
  expect(cards()).toEqual(['Red lentil soup']);
  expect(screen.getByRole('searchbox')).toHaveValue('');
});
