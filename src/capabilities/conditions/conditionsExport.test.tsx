import { screen } from '@testing-library/react';
import { exportRows } from '@test/exports';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

test('under conditions the members whom they find are exported', async () => {
  mock.create('user', { firstName: 'Sana', lastName: 'Iqbal', isActive: 'Y', bmr: 1500 });
  mock.create('user', { firstName: 'Hina', lastName: 'Noor', isActive: 'Y', bmr: 1300 });
  const { user } = renderApp('/users?conditions=bmr+>+1400', mock.admin());
  expect(await screen.findByText('1-1 of 1')).toBeVisible();
  const { rows } = await exportRows(user);
  expect(rows.slice(1).map(([title]) => title)).toEqual(['Sana Iqbal']);
});
