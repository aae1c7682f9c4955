import { type PaymentMethodRow } from './rows';
import { makeServer, type MockServer } from '../../server';
import { call } from '../../testCall';

let server: MockServer;
beforeEach(() => {
  server = makeServer({ environment: 'test' });
  server.create('paymentCategory', { title: 'Banks' });
  server.create('paymentCategory', { title: 'Wallets' });
});
afterEach(() => server.shutdown());

const listed = async () => (await call<PaymentMethodRow[]>('paymentTypes/v2/list')).body.data;
const categories = async () => (await call('paymentTypesCategories/list')).body.data;

const method = (changes: object = {}) => ({
  name: 'Main account',
  type: 'Bank Transfer',
  category: 2,
  accountNumber: '0001',
  accountTitle: 'Petal',
  bankName: 'Example Bank',
  iban: 'PK00',
  swiftCode: 'EXMPPKXX',
  instructions: 'Soon.',
  isActive: 'Y',
  ...changes,
});

const STORED = {
  id: 1,
  paymentMethodName: 'Main account',
  paymentType: 'Bank Transfer',
  paymentTypesCategoryId: 2,
  paymentTypesCategory: { id: 2, title: 'Wallets' },
  accountNumber: '0001',
  accountTitle: 'Petal',
  bankName: 'Example Bank',
  iban: 'PK00',
  swiftCode: 'EXMPPKXX',
  paymentInstructions: 'Soon.',
  isActive: 'Y',
};

test('a created method is listed with its category', async () => {
  expect((await call('paymentTypes/create', method())).status).toBe(200);
  expect(await listed()).toEqual([STORED]);
});

test('category, bank, IBAN, SWIFT and instructions are optional', async () => {
  const least = { category: null, bankName: undefined, iban: undefined, swiftCode: undefined, instructions: undefined };
  expect((await call('paymentTypes/create', method(least))).status).toBe(200);
  expect(await listed()).toMatchObject([
    { paymentTypesCategoryId: null, paymentTypesCategory: null, bankName: '', iban: '', paymentInstructions: '' },
  ]);
});

test.each(['name', 'type', 'accountNumber', 'accountTitle', 'isActive'])(
  'a method without %s is refused',
  async (name) => {
    const { status, body } = await call('paymentTypes/create', method({ [name]: '' }));
    expect(status).toBe(422);
    expect(body.message).toBe(`${name} is required.`);
  },
);

test('isActive must be Y or N', async () => {
  const { status, body } = await call('paymentTypes/create', method({ isActive: true }));
  expect(status).toBe(422);
  expect(body.message).toBe('isActive must be Y or N.');
});

test('a changed method has its new fields', async () => {
  server.create('paymentMethod');
  expect((await call('paymentTypes/update', method({ id: 1 }))).status).toBe(200);
  expect(await listed()).toEqual([STORED]);
});

test('a deleted method is gone', async () => {
  server.createList('paymentMethod', 2);
  await call('paymentTypes/delete', { id: 1 });
  expect(await listed()).toMatchObject([{ id: 2 }]);
});

test('a category with a new name is created', async () => {
  expect((await call('paymentTypesCategories/create', { title: 'Cards' })).status).toBe(200);
  expect(await categories()).toEqual([
    { id: 1, title: 'Banks' },
    { id: 2, title: 'Wallets' },
    { id: 3, title: 'Cards' },
  ]);
});

test('a category without a title, or with a taken one, is refused', async () => {
  expect((await call('paymentTypesCategories/create', { title: '' })).status).toBe(422);
  const { status, body } = await call('paymentTypesCategories/create', { title: 'banks' });
  expect(status).toBe(409);
  expect(body.message).toBe('A category with this name already exists.');
});

test.each([
  ['paymentTypes/create', method({ category: 9 }), 'Category'],
  ['paymentTypes/update', method({ id: 9 }), 'Payment method'],
  ['paymentTypes/delete', { id: 9 }, 'Payment method'],
])('%s with an unknown id is refused', async (path, body, thing) => {
  const answer = await call(path, body);
  expect(answer.status).toBe(404);
  expect(answer.body.message).toBe(`${thing} not found.`);
});
