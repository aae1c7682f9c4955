import { mockServer } from '@test/mockServer';
import { testSaveGuard } from '@test/saveGuard';

const mock = mockServer();

testSaveGuard(mock, {
  title: 'Edit Payment Method',
  address: '/payments?dialog=edit:1',
  seed: () => {
    mock.create('paymentCategory', { title: 'Local' });
    mock.create('paymentMethod', { paymentMethodName: 'Till', bankName: 'Bank A' });
  },
  table: 'paymentMethods',
  list: 'paymentTypes/v2/list',
  save: 'paymentTypes/update',
  create: 'paymentTypes/create',
  saveLabel: 'Update',
  typed: { label: 'Payment method name', sent: 'name' },
  same: (paymentMethodName) => ({ paymentMethodName }),
  other: { label: 'Bank name', changes: { bankName: 'Bank B' }, sent: { bankName: 'Bank B' } },
});
