import { screen, waitFor } from '@testing-library/react';
import { buttonsTakeNoFocus } from '@test/buttonsTakeNoFocus';
import { findAndPress } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
buttonsTakeNoFocus();

test('the field of the conditions takes the focus', async () => {
  mock.create('user', { firstName: 'Sana' });
  const { user } = renderApp('/users', mock.admin());
  await findAndPress(user, 'Conditions');
  expect(await screen.findByRole('combobox', { name: /condition/i })).toHaveFocus();
});

test('Back to a page of other conditions leads to that page', async () => {
  for (let count = 0; count < 21; count += 1) mock.create('user', { bmr: 1500 + count, isActive: 'Y' });
  const { user, router, go } = renderApp('/users?conditions=bmr > 1000', mock.admin());
  const addressIs = (search: string) => waitFor(() => expect(router.state.location.search).toBe(search));
  await screen.findByText('1-10 of 21');
  await user.click(screen.getByRole('button', { name: 'Last page' }));
  await addressIs('?conditions=bmr+%3E+1000&page=3');
  await go('/users?tab=active&conditions=bmr > 1519');
  await screen.findByText('1-1 of 1');
  await go(-1);
  expect(await screen.findByText('21-21 of 21')).toBeVisible();
  await addressIs('?conditions=bmr+%3E+1000&page=3');
});
