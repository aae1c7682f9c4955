import { field } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { testSaveGuard } from '@test/saveGuard';

const mock = mockServer();

testSaveGuard(mock, {
  title: 'Edit Moderator',
  address: '/moderators?dialog=edit:2',
  seed: () => {
    mock.create('role', { title: 'Subadmin' });
    mock.create('employee', { firstName: 'A', lastName: 'B', role: { title: 'Admin' }, modules: [] });
    mock.create('employee', { firstName: 'Hira', lastName: 'Khan', modules: ['Users'] });
  },
  table: 'employees',
  id: '2',
  list: 'users/list/employees',
  save: 'users/update/employee',
  create: 'users/create/employee',
  complete: async (user) => {
    for (const name of ['Password', 'Confirm Password']) await user.type(field(name), 'petal-demo-1');
  },
  typed: { label: 'Phone', sent: 'phone' },
  same: (phoneNo) => ({ phoneNo }),
  other: { label: 'Modules', changes: { modules: ['Users', 'Banner'] }, sent: { modules: ['Users', 'Banner'] } },
});
