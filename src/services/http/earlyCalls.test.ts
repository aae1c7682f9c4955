import { dropEarlyCalls, sendEarly, takeEarlyReply } from './earlyCalls';

const reply = new Response('{}');
const sent = jest.fn<Promise<Response>, [string, RequestInit]>();
const originalFetch = globalThis.fetch;
const signal = () => new AbortController().signal;

beforeEach(() => {
  sent.mockReset().mockResolvedValue(reply);
  globalThis.fetch = sent as unknown as typeof fetch;
  sendEarly('/api', ['users/list'], 'the-token');
});
afterEach(() => {
  dropEarlyCalls();
  globalThis.fetch = originalFetch;
});

test('an early call is sent with the token and an empty body', () => {
  expect(sent).toHaveBeenCalledTimes(1);
  const [url, { method, headers, body }] = sent.mock.calls[0]!;
  expect({ url, method, headers, body }).toEqual({
    url: '/api/users/list',
    method: 'POST',
    headers: { 'content-type': 'application/json', 'access-token': 'the-token' },
    body: '{}',
  });
});

test('its reply is used once', async () => {
  expect(await takeEarlyReply('users/list', '{}', 'the-token', signal())).toBe(reply);
  expect(takeEarlyReply('users/list', '{}', 'the-token', signal())).toBeUndefined();
});

test.each([
  ['path', ['plans/list', '{}', 'the-token']],
  ['body', ['users/list', '{"page":2}', 'the-token']],
  ['token', ['users/list', '{}', "another person's"]],
  ['token, where nobody is signed in', ['users/list', '{}', null]],
] as const)('it answers no call with another %s', (_what, [path, body, token]) => {
  expect(takeEarlyReply(path, body, token, signal())).toBeUndefined();
});

const signalSent = () => sent.mock.calls[0]![1].signal!;

test('aborting the call aborts the early one', () => {
  const asker = new AbortController();
  void takeEarlyReply('users/list', '{}', 'the-token', asker.signal);
  expect(signalSent().aborted).toBe(false);
  asker.abort();
  expect(signalSent().aborted).toBe(true);
});

test('an early call that is not used is aborted', () => {
  dropEarlyCalls();
  expect(signalSent().aborted).toBe(true);
  expect(takeEarlyReply('users/list', '{}', 'the-token', signal())).toBeUndefined();
});
