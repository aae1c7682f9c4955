import { type PlanRow } from './rows';
import { makeServer, type MockServer } from '../../server';
import { call } from '../../testCall';

let server: MockServer;
beforeEach(() => (server = makeServer({ environment: 'test' })));
afterEach(() => server.shutdown());

const listed = async () => (await call<PlanRow[]>('plans/list')).body.data;

const plan = (changes: object = {}) => ({
  name: 'Summer Reset',
  details: 'Six light weeks.',
  duration: '3 month',
  price: 39.9,
  actualPrice: 49.9,
  discountPrice: 10,
  discount: 20.04,
  isFree: 'N',
  isPopular: 'Y',
  features: ['Recipes', 'Lab review'],
  ...changes,
});

const STORED = {
  ...plan(),
  price: '39.90',
  actualPrice: '49.90',
  discountPrice: '10.00',
  discount: '20.04',
  features: '["Recipes","Lab review"]',
};

test('a created plan is listed with prices as text and features as JSON', async () => {
  expect((await call('plans/create', plan())).status).toBe(200);
  expect(await listed()).toEqual([{ id: 1, ...STORED }]);
});

test('a plan may cost nothing', async () => {
  const free = { price: 0, actualPrice: 0, discountPrice: 0, discount: 0, isFree: 'Y' };
  expect((await call('plans/create', plan(free))).status).toBe(200);
});

test.each(Object.keys(plan()))('a plan without %s is refused', async (name) => {
  const { status, body } = await call('plans/create', plan({ [name]: undefined }));
  expect(status).toBe(422);
  expect(body.message).toBe(`${name} is required.`);
});

test.each([
  [{ price: 'ten' }, 'price must be a number from 0.'],
  [{ actualPrice: -1 }, 'actualPrice must be a number from 0.'],
  [{ discountPrice: 50 }, 'Discount amount cannot be greater than actual price.'],
  [{ isFree: true }, 'isFree must be Y or N.'],
  [{ features: [] }, 'features must be a list of texts.'],
  [{ features: '["Recipes"]' }, 'features must be a list of texts.'],
])('%j is refused', async (changes, message) => {
  const { status, body } = await call('plans/create', plan(changes));
  expect(status).toBe(422);
  expect(body.message).toBe(message);
});

test('a changed plan has its new fields', async () => {
  server.create('plan');
  expect((await call('plans/update', plan({ id: 1 }))).status).toBe(200);
  expect(await listed()).toEqual([{ id: 1, ...STORED }]);
});

test('a deleted plan is gone', async () => {
  server.createList('plan', 2);
  await call('plans/delete', { id: 1 });
  expect(await listed()).toMatchObject([{ id: 2 }]);
});

test.each([
  ['plans/update', plan({ id: 9 })],
  ['plans/delete', { id: 9 }],
])('%s with an unknown id is refused', async (path, body) => {
  const answer = await call(path, body);
  expect(answer.status).toBe(404);
  expect(answer.body.message).toBe('Plan not found.');
});

test('plans are listed with features as JSON text', async () => {
  server.create('plan', { name: 'Care', features: '["Recipes"]', isFree: 'N' });
  const { body } = await call<object[]>('plans/list');
  expect(body.data).toEqual([expect.objectContaining({ id: 1, name: 'Care', features: '["Recipes"]', isFree: 'N' })]);
});
