import { screen, waitFor } from '@testing-library/react';
import { expireSession, hold, nullList } from '@/mirage/overrides';
import { dietPlansOf } from '@test/dietPlans';
import { loadFaults } from '@test/loadFaults';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
const { practice } = dietPlansOf(mock);

const LISTS = ['meals/list', 'dishes/list/category'];

const FAULTS = loadFaults(mock);

const CASES = LISTS.flatMap((path) => FAULTS.map(([name, fail]) => [path, name, fail] as const));

const region = () => screen.getByRole('region', { name: 'Diet plans' });
const isIdle = () => waitFor(() => expect(region()).toHaveAttribute('aria-busy', 'false'));

test.each(CASES)('a first load of %s that meets %s shows nothing and can be tried again', async (path, _, fail) => {
  practice();
  fail(path);
  const { user } = renderApp('/diet-plans', mock.admin());
  await screen.findByRole('region', { name: 'Diet plans' });
  await isIdle();
  expect(region()).toBeEmptyDOMElement();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  mock.mend(path);
  await user.click(screen.getByRole('button', { name: /^Refresh/ }));
  expect(await screen.findByText('Red lentil soup')).toBeVisible();
});

test.each(CASES)('a reload of %s that meets %s keeps the cards', async (path, _, fail) => {
  practice();
  const { user } = renderApp('/diet-plans', mock.admin());
  await screen.findByText('Red lentil soup');
  fail(path);
  await user.click(screen.getByRole('button', { name: /^Refresh/ }));
  await waitFor(() => expect(mock.posted(path)).toHaveLength(2));
  await isIdle();
  expect(screen.getByText('Red lentil soup')).toBeVisible();
});

test('a null list counts as empty', async () => {
  practice();
  nullList(mock.server, 'meals/list');
  renderApp('/diet-plans', mock.admin());
  expect(await screen.findByText('No diet plans found')).toBeVisible();
});

test('the first load shows a skeleton of the cards, and a dialog of the address waits', async () => {
  const { soup } = practice();
  const release = hold(mock.server, 'dishes/list/category');
  renderApp(`/diet-plans?dialog=edit:${soup.id}`, mock.admin());
  expect(await screen.findByRole('status', { name: 'Loading...' })).toBeVisible();
  await waitFor(() => expect(mock.posted('meals/list')).toHaveLength(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  release();
  expect(await screen.findByRole('dialog', { name: 'Edit Diet-Plan' })).toBeVisible();
  expect(screen.getByLabelText('Category')).toHaveDisplayValue('Lunch');
});

test('a session that expired asks for a sign-in over the page', async () => {
  practice();
  const { user } = renderApp('/diet-plans', mock.admin());
  await screen.findByText('Red lentil soup');
  expireSession(mock.server, 1);
  await user.click(screen.getByRole('button', { name: /^Refresh/ }));
  expect(await screen.findByText('Your session has expired. Please sign in again.')).toBeVisible();
  expect(screen.getByText('Red lentil soup')).toBeInTheDocument();
});
