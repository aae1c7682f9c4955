import { makeServer, type MockServer } from './server';
import { call, form } from './testCall';

let server: MockServer;
beforeEach(() => (server = makeServer({ environment: 'test' })));
afterEach(() => server.shutdown());

test('a fresh test server has no users', async () => {
  expect((await call('users/list')).body).toEqual({ success: true, message: 'OK', data: [] });
});

test('a call without a token is refused', async () => {
  const { status, body } = await call('users/list', {}, '');
  expect(status).toBe(401);
  expect(body).toEqual({ message: 'Your session has expired.' });
});

test('a call with an unknown token is refused', async () => {
  expect((await call('users/list', {}, 'seed-token-99')).status).toBe(401);
});

test('a form is refused where the call takes JSON', async () => {
  const { status, body } = await call('users/deactivate', form({ userId: '1001' }));
  expect(status).toBe(415);
  expect(body.message).toBe('This call takes JSON.');
});

test('JSON is refused where the call takes a form', async () => {
  const { status, body } = await call('users/create', { firstName: 'Zara' });
  expect(status).toBe(415);
  expect(body.message).toBe('This call takes form data.');
});

test('a body that is not JSON is refused', async () => {
  const response = await fetch('/api/users/list', {
    method: 'POST',
    headers: { 'access-token': 'seed-token-1', 'content-type': 'application/json' },
    body: '{',
  });
  expect(response.status).toBe(400);
});

test('a refusal names the missing field', async () => {
  const { status, body } = await call('users/update/bmr', { userId: 1001 });
  expect(status).toBe(422);
  expect(body.message).toBe('bmr is required.');
});

test('a development server has no latency by default', () => {
  server.shutdown();
  server = makeServer({ environment: 'development', scenario: 'empty' });
  expect(server.timing).toBe(0);
});

test('the API can have another root', async () => {
  server.shutdown();
  server = makeServer({ environment: 'test', apiRoot: 'https://api.example.org/v1' });
  const response = await fetch('https://api.example.org/v1/plans/list', {
    method: 'POST',
    headers: { 'access-token': 'seed-token-1', 'content-type': 'application/json' },
    body: '{}',
  });
  expect(response.status).toBe(200);
});
