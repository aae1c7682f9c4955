import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { ADMIN_TOKEN } from '../testCall';
import { startBackend } from './backend';
import { makeListener } from './listener';

let server: Server;
beforeEach((done) => {
  const listener = makeListener((scenario = 'empty') => startBackend(scenario, 0));
  server = createServer(listener).listen(0, '127.0.0.1', done);
});
afterEach((done) => void server.close(done));

interface Answer {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  text: string;
}

const send = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const outgoing = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (incoming) => {
      let text = '';
      incoming.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      incoming.on('end', () => resolve({ status: incoming.statusCode, headers: incoming.headers, text }));
    });
    outgoing.on('error', reject).end(body && JSON.stringify(body));
  });

const call = (path: string, body: object = {}) =>
  send('POST', `/api/${path}`, body, { 'content-type': 'application/json', 'access-token': ADMIN_TOKEN });

const control = (name: string, body: object = {}) => send('POST', `/__mock/${name}`, body);

const userCount = async () => (JSON.parse((await call('users/list')).text) as { data: unknown[] }).data.length;

test('a long reply is packed where the caller can unpack it', async () => {
  await control('reset', { scenario: 'default' });
  const headers = { 'content-type': 'application/json', 'access-token': ADMIN_TOKEN };
  const plain = await send('POST', '/api/users/list', {}, headers);
  const packed = await send('POST', '/api/users/list', {}, { ...headers, 'accept-encoding': 'gzip' });
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'origin, accept-encoding' });
  expect(packed.text.length * 3).toBeLessThan(plain.text.length);
});

test('the same handlers reply to a call', async () => {
  const { status, text } = await call('auth/login/v2', { email: 'amina@petal.app', password: 'petal-demo' });
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({ token: ADMIN_TOKEN });
});

test('an unknown call is refused', async () => {
  expect((await call('users/dance')).status).toBe(404);
});

test('a preflight allows the token from any origin', async () => {
  const { status, headers } = await send('OPTIONS', '/api/users/list', undefined, { origin: 'http://panel.example' });
  expect(status).toBe(204);
  expect(headers['access-control-allow-origin']).toBe('http://panel.example');
  expect(headers['access-control-allow-headers']).toContain('access-token');
});

test('pages of any origin may read a reply', async () => {
  const { headers } = await send('POST', '/api/users/list', {}, { origin: 'http://panel.example' });
  expect(headers['access-control-allow-origin']).toBe('http://panel.example');
});

test('it serves seed media', async () => {
  const { status, headers } = await send('GET', '/media/receipts/receipt-1.svg');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('image/svg+xml');
});

test('it tells the size of seed media without sending them', async () => {
  const whole = await send('GET', '/media/receipts/receipt-1.svg');
  const head = await send('HEAD', '/media/receipts/receipt-1.svg');
  expect(head).toMatchObject({ status: 200, text: '' });
  expect(head.headers['content-length']).toBe(String(Buffer.byteLength(whole.text)));
});

test('a browser that shows a stored file gets an icon beside it', async () => {
  const { status, headers } = await send('GET', '/favicon.ico');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('image/x-icon');
});

test.each(['/media/nothing.png', '/media/../server.ts', '/media/%2e%2e/server.ts'])(
  '%s is not served',
  async (path) => {
    expect((await send('GET', path)).status).toBe(404);
  },
);

test('a reset makes new data of the given scenario', async () => {
  expect(await userCount()).toBe(0);
  await control('reset', { scenario: 'default' });
  expect(await userCount()).toBe(248);
  await control('reset');
  expect(await userCount()).toBe(0);
});

test('an override drops the connection until it is cleared', async () => {
  await control('override', { path: 'users/list', kind: 'dropConnection' });
  await expect(call('users/list')).rejects.toThrow('socket hang up');
  await control('clear');
  expect((await call('users/list')).status).toBe(200);
});

test('an override replies with its status and message', async () => {
  await control('override', { path: 'users/list', kind: 'refuse', status: 403, message: 'Not allowed.' });
  expect(await call('users/list')).toMatchObject({ status: 403, text: '{"message":"Not allowed."}' });
});

test('an override of an unknown kind is refused', async () => {
  expect((await control('override', { path: 'users/list', kind: 'toString' })).status).toBe(404);
});
