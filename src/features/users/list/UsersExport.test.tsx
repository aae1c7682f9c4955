import { screen } from '@testing-library/react';
import { exportRows } from '@test/exports';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

test('the users of the tab that the search finds are exported from all pages, in the table’s order', async () => {
  const bare = { lastName: '', phoneNo: '+44 1', userPlans: [], createdAt: '2025-11-18T04:12:00.000Z' };
  for (let count = 10; count < 22; count += 1)
    mock.create('user', { ...bare, firstName: `Zoe ${count}`, email: `${count}@mail.com`, isActive: 'Y' });
  mock.create('user', { ...bare, firstName: 'Zoe away', isActive: 'N' });
  mock.create('user', { ...bare, firstName: 'Amina', isActive: 'Y' });
  const { user } = renderApp('/users?tab=active&search=zoe&sort=-name&page=2', mock.admin());
  expect(await screen.findByText('11-12 of 12')).toBeVisible();
  const { name, rows } = await exportRows(user);
  expect(name).toMatch(/^users-/);
  expect(rows[0]).toEqual(['Name', 'Email', 'Phone', 'Plan', 'Status', 'Duration']);
  expect(rows[1]).toEqual(['Zoe 21', '21@mail.com', '+44 1', 'Free', 'Active', '18/11/2025, 09:42 AM']);
  expect(rows.slice(1).map(([title]) => title)).toEqual(Array.from({ length: 12 }, (_, n) => `Zoe ${21 - n}`));
});
