import {
  dropConnection,
  expireSession,
  hold,
  htmlErrorPage,
  nullList,
  objectInsteadOfList,
  refuse,
  successFalse,
  truncatedJson,
} from './overrides';
import { makeServer, type MockServer } from './server';
import { call } from './testCall';

let server: MockServer;
beforeEach(() => {
  server = makeServer({ environment: 'test' });
  server.create('plan');
});
afterEach(() => server.shutdown());

const PATH = 'plans/list';

test('refuse replies with its status and message', async () => {
  refuse(server, PATH, { status: 403, message: 'Not allowed.' });
  expect(await call(PATH)).toEqual({ status: 403, body: { message: 'Not allowed.' } });
});

test('refuse without a message replies with an empty object', async () => {
  refuse(server, PATH, { status: 500 });
  expect(await call(PATH)).toEqual({ status: 500, body: {} });
});

test('an override affects only its path, until it is removed', async () => {
  const mend = refuse(server, PATH, { status: 500 });
  expect((await call('users/list')).status).toBe(200);
  mend();
  expect((await call(PATH)).status).toBe(200);
});

test('successFalse replies with status 200 and success: false', async () => {
  successFalse(server, PATH, 'Not today.');
  expect(await call(PATH)).toEqual({ status: 200, body: { success: false, message: 'Not today.' } });
});

test('htmlErrorPage replies with HTML', async () => {
  htmlErrorPage(server, PATH);
  await expect(call(PATH)).rejects.toThrow(SyntaxError);
});

test('truncatedJson cuts the reply off', async () => {
  truncatedJson(server, PATH);
  await expect(call(PATH)).rejects.toThrow(SyntaxError);
});

test('nullList replies with null', async () => {
  nullList(server, PATH);
  expect((await call(PATH)).body.data).toBeNull();
});

test('objectInsteadOfList replies without a list', async () => {
  objectInsteadOfList(server, PATH);
  expect((await call(PATH)).body.data).toEqual({ list: { id: 1 } });
});

test('dropConnection makes fetch reject', async () => {
  dropConnection(server, PATH);
  await expect(call(PATH)).rejects.toThrow('Network request failed');
});

test('expireSession replies to one call with a 401', async () => {
  expireSession(server);
  expect((await call(PATH)).status).toBe(401);
  expect((await call(PATH)).status).toBe(200);
});

test('expireSession allows sign-in', async () => {
  expireSession(server, Infinity);
  const { status } = await call('auth/login/v2', { email: 'amina@petal.app', password: 'petal-demo' }, '');
  expect(status).toBe(200);
  expect((await call(PATH)).status).toBe(401);
});

test('hold keeps calls waiting until they are released', async () => {
  const release = hold(server, PATH);
  const answered = jest.fn();
  const pending = call(PATH).then(answered);
  await call('users/list');
  expect(answered).not.toHaveBeenCalled();
  release();
  await pending;
  expect(answered).toHaveBeenCalled();
});
