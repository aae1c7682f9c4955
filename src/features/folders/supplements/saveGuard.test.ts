import { mockServer } from '@test/mockServer';
import { testSaveGuard } from '@test/saveGuard';

const mock = mockServer();

testSaveGuard(mock, {
  title: 'Edit Supplement',
  address: '/supplements?dialog=edit:1',
  seed: () => {
    mock.create('supplementFolder', { title: 'Minerals' });
    mock.create('supplement', { supplementsCategoryId: '1', title: 'Zinc', dosage: 'Old' });
  },
  table: 'supplements',
  list: 'supplements/list',
  save: 'supplements/update',
  create: 'supplements/create',
  typed: { label: 'Title', sent: 'title' },
  same: (title) => ({ title }),
  other: { label: 'Dosage', changes: { dosage: 'New' }, sent: { dosage: 'New' } },
});
