import { screen, waitFor, within } from '@testing-library/react';
import { refuse } from '@/mirage/overrides';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

test('the calls of this session include failed loads and no body', async () => {
  mock.create('plan', { name: 'PCOS Reset' });
  const { user } = renderApp('/plans', mock.admin());
  await screen.findByRole('rowheader', { name: /PCOS Reset/ });
  refuse(mock.server, 'plans/list', { status: 503 });
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(mock.posted('plans/list')).toHaveLength(2));
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'show calls{Enter}');
  const drawer = await screen.findByRole('dialog', { name: 'Calls of this session' });
  // The palette's own loads are among the calls.
  const [latest, first] = within(drawer).getAllByRole('row', { name: /plans\/list/ });
  expect(latest).toHaveTextContent(/^\d\d:\d\d:\d\dplans\/listrefused, 503\d+ ms$/);
  expect(first).toHaveTextContent(/plans\/listok/);
  expect(drawer).not.toHaveTextContent('PCOS Reset');
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(drawer).not.toBeInTheDocument());
});
