import { makeServer, type MockServer } from '../../server';
import { call } from '../../testCall';

let server: MockServer;
beforeEach(() => (server = makeServer({ environment: 'test', scenario: 'awkward' })));
afterEach(() => server.shutdown());

type Method = Record<string, unknown>;

test('methods have no category, a deleted one, or spaces in their numbers', async () => {
  const { list } = (await call<{ list: Method[] }>('paymentTypes/v2/list')).body.data;
  expect(list.slice(14)).toMatchObject([
    { paymentMethodName: 'Without a category', paymentTypesCategoryId: null, paymentTypesCategory: null },
    {},
    { paymentMethodName: null, accountNumber: null, iban: null },
    { paymentMethodName: 'Of a category that is gone', paymentType: 'Cheque', paymentTypesCategory: null },
    {},
    { paymentMethodName: 'With spaces', iban: ' PK00 EXMP 0000 1234 5678 0001 ' },
    expect.not.objectContaining({ id: expect.anything() as unknown }),
  ]);
});
