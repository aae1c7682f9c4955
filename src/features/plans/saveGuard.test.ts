import { mockServer } from '@test/mockServer';
import { testSaveGuard } from '@test/saveGuard';

const mock = mockServer();

testSaveGuard(mock, {
  title: 'Edit Plan',
  address: '/plans?dialog=edit:1',
  seed: () => mock.create('plan', { name: 'Reset', duration: '1 month' }),
  table: 'plans',
  list: 'plans/list',
  save: 'plans/update',
  create: 'plans/create',
  typed: { label: 'Plan name', sent: 'name' },
  same: (name) => ({ name }),
  other: { label: 'Duration', changes: { duration: '6 month' }, sent: { duration: '6 month' } },
});
