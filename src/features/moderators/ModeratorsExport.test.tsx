import { screen } from '@testing-library/react';
import { exportRows } from '@test/exports';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

test('the moderators that the search finds are exported in the table’s order, without a password', async () => {
  const amna = {
    firstName: 'Amna',
    lastName: 'Khan',
    email: 'amna@clinic.example',
    phoneNo: '+92 301',
    role: { title: '' },
  };
  mock.create('employee', { ...amna, modules: '["Users","Recipes"]' });
  mock.create('employee', { ...amna, firstName: 'Zoe', email: 'zoe@clinic.example', modules: '[]' });
  mock.create('employee', { ...amna, lastName: 'Iqbal', email: 'iqbal@mail.com' });
  const { user } = renderApp('/moderators?search=clinic&sort=-name', mock.admin());
  await screen.findByText('zoe@clinic.example');
  const { name, rows } = await exportRows(user);
  expect(name).toMatch(/^moderators-/);
  expect(rows).toEqual([
    ['Name', 'Email', 'Phone', 'Role', 'Modules'],
    ['Zoe Khan', 'zoe@clinic.example', '+92 301', 'Junior Moderator', ''],
    ['Amna Khan', 'amna@clinic.example', '+92 301', 'Junior Moderator', 'Users, Recipes'],
  ]);
});
