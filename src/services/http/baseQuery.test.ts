import { configureStore } from '@reduxjs/toolkit';
import { formRequests } from '@test/formRequests';
import { api } from './api';
import { connectionSlice } from './connection';
import { rows } from './decodeRows';
import { failureMessage } from './errors';
import { log } from './log';
import { postForm } from './postForm';
import { post } from './request';
import { clearSession, startSession, toSessionUser } from '../session/session';
import { settleRenewal } from '../session/sessionGate';
import { sessionEnded, sessionSlice, signedIn } from '../session/sessionState';
import { uploads } from './uploads';

const USER = toSessionUser({ id: 1, firstName: 'A', lastName: 'B', email: 'a@b.c', role: 'Admin' })!;

const probeApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProbes: build.query<unknown[], void>({
      query: () => post('probes/list', {}, rows),
      structuralSharing: false,
    }),
    saveProbe: build.mutation<null, void>({
      query: () => postForm('probes/save', { name: 'x', gone: undefined, files: [new File(['a'], 'a.txt'), 'b'] }),
    }),
  }),
});

function makeProbeStore() {
  const store = configureStore({
    reducer: { api: api.reducer, session: sessionSlice.reducer, connection: connectionSlice.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  startSession({ token: 'token-1', user: USER }, false);
  store.dispatch(signedIn(USER));
  return store;
}

type Reply = [status: number, body: string];

/** Answers each call with the next reply, and all others with the last; null drops the connection. */
function answerWith(...replies: (Reply | null)[]) {
  let calls = 0;
  return jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
    const reply = replies[Math.min(calls, replies.length - 1)]!;
    calls += 1;
    return reply
      ? Promise.resolve(new Response(reply[1], { status: reply[0] }))
      : Promise.reject(new TypeError('dropped'));
  });
}

const load = (store: ReturnType<typeof makeProbeStore>) =>
  store.dispatch(probeApi.endpoints.listProbes.initiate(undefined, { forceRefetch: true }));

const forms = formRequests();

const tick = () => new Promise((resolve) => setTimeout(resolve));

afterEach(clearSession);

test('half a sign goes out as one that was lost, whole ones as they are', async () => {
  const half = probeApi.injectEndpoints({
    endpoints: (build) => ({
      sendWords: build.mutation<null, void>({
        query: () => post('probes/words', { words: ['\uD83C soup \uDF5A 🍚'] }),
      }),
    }),
  });
  const sent = answerWith([200, '{}']);
  await makeProbeStore().dispatch(half.endpoints.sendWords.initiate());
  expect(JSON.parse(sent.mock.calls[0]![1]!.body as string)).toEqual({ words: ['\uFFFD soup \uFFFD 🍚'] });
  const form = postForm('probes/save', { words: 'soup \uDF5A' }).body as FormData;
  expect(form.get('words')).toBe('soup \uFFFD');
});

test('sends the token and JSON', async () => {
  const fetch = answerWith([200, '{"data":[1]}']);
  const { data } = await load(makeProbeStore());
  expect(data).toEqual([1]);
  expect(fetch).toHaveBeenCalledWith(
    '/api/probes/list',
    expect.objectContaining({
      method: 'POST',
      body: '{}',
      headers: { 'access-token': 'token-1', 'content-type': 'application/json' },
    }),
  );
});

test('sends a form without a content type of its own, absent fields left out, lists repeated', async () => {
  void makeProbeStore().dispatch(probeApi.endpoints.saveProbe.initiate());
  await tick();
  const { url, method, body, headers } = forms[0]!;
  expect([method, url]).toEqual(['POST', '/api/probes/save']);
  expect([...body!.keys()]).toEqual(['name', 'files', 'files']);
  expect(headers).toEqual({ 'access-token': 'token-1' });
});

test('an upload that is stopped is not logged and shows no message', async () => {
  const warn = jest.spyOn(log, 'warn');
  const saved = makeProbeStore().dispatch(probeApi.endpoints.saveProbe.initiate());
  await tick();
  uploads.current()!.cancel!();
  const { error } = await saved;
  expect(error).toEqual({ kind: 'cancelled' });
  expect(failureMessage(error)).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

test.each<[string, number, string, object]>([
  ['a refusal', 422, '{"message":"Taken"}', { kind: 'refused', status: 422, message: 'Taken' }],
  ['an HTML error page', 502, '<html>', { kind: 'refused', status: 502, message: '' }],
  ['truncated JSON', 200, '{"data":[{', { kind: 'unreadable' }],
])('%s to a form is a failed call', async (_name, status, reply, expected) => {
  const saved = makeProbeStore().dispatch(probeApi.endpoints.saveProbe.initiate());
  await tick();
  forms[0]!.answer(status, reply);
  expect((await saved).error).toMatchObject(expected);
});

test.each<[string, Reply, object]>([
  ['an error status with a message', [422, '{"message":"Taken"}'], { kind: 'refused', status: 422, message: 'Taken' }],
  ['an error status without one', [500, ''], { kind: 'refused', status: 500, message: '' }],
  ['an HTML error page', [502, '<html>'], { kind: 'refused', status: 502, message: '' }],
  ['a refusal in a 200 reply', [200, '{"success":"false","message":"No"}'], { kind: 'refused', message: 'No' }],
  ['an HTML page in a 200 reply', [200, '<html>'], { kind: 'unreadable' }],
  ['truncated JSON', [200, '{"data":[{'], { kind: 'unreadable' }],
  ['an object for a list', [200, '{"data":{"a":1}}'], { kind: 'unreadable' }],
])('%s is a failed call', async (_name, reply, expected) => {
  answerWith(reply);
  const { error } = await load(makeProbeStore());
  expect(error).toMatchObject(expected);
});

test('a null list is empty', async () => {
  answerWith([200, '{"data":null}']);
  expect((await load(makeProbeStore())).data).toEqual([]);
});

test('a reply that is that of the last time leaves the data the same object, unless they were changed', async () => {
  const store = makeProbeStore();
  answerWith([200, '{"data":[1]}'], [200, '{"data":[1]}'], [200, '{"data":[2]}']);
  const first = await load(store);
  expect((await load(store)).data).toBe(first.data);
  expect((await load(store)).data).toEqual([2]);
  answerWith([200, '{"data":[2]}']);
  store.dispatch(probeApi.util.updateQueryData('listProbes', undefined, () => [3]));
  expect((await load(store)).data).toEqual([2]);
  answerWith([500, '{"data":[2]}']);
  expect((await load(store)).error).toMatchObject({ kind: 'refused', status: 500 });
});

test('a failed call is logged by its endpoint, without its body or what the server said', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  answerWith([500, '{"message":"Sana has that name."}']);
  await load(makeProbeStore());
  expect(warn).toHaveBeenCalledWith('call failed', {
    endpoint: 'listProbes',
    path: 'probes/list',
    kind: 'refused',
    status: 500,
  });
});

test('a dropped connection is recorded until a call succeeds', async () => {
  const store = makeProbeStore();
  answerWith(null, [200, '{"data":[]}']);
  expect((await load(store)).error).toEqual({ kind: 'unreachable' });
  expect(store.getState().connection.isServerReachable).toBe(false);
  await load(store);
  expect(store.getState().connection.isServerReachable).toBe(true);
});

test('calls refused with a 401 wait, and are sent again once with the new token', async () => {
  const store = makeProbeStore();
  const fetch = answerWith([401, '{}'], [200, '{"data":[1]}']);
  const first = load(store);
  const save = store.dispatch(probeApi.endpoints.saveProbe.initiate());
  await tick();
  forms[0]!.answer(401, '{}');
  await tick();
  expect(store.getState().session.isExpired).toBe(true);
  startSession({ token: 'token-2', user: USER }, true);
  settleRenewal(true);
  expect((await first).data).toEqual([1]);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(fetch.mock.lastCall![1]!.headers).toMatchObject({ 'access-token': 'token-2' });
  expect(forms).toHaveLength(2);
  expect(forms[1]!.headers).toMatchObject({ 'access-token': 'token-2' });
  forms[1]!.answer(200, '{}');
  expect((await save).error).toBeUndefined();
});

test('a call refused again is an ordinary refusal', async () => {
  const store = makeProbeStore();
  answerWith([401, '{"message":"No"}']);
  const call = load(store);
  await tick();
  settleRenewal(true);
  expect((await call).error).toMatchObject({ kind: 'refused', status: 401 });
});

test('a reply that comes after the session ended is dropped', async () => {
  const store = makeProbeStore();
  answerWith([401, '{}']);
  const call = load(store);
  await tick();
  clearSession();
  settleRenewal(false);
  const { error } = await call;
  expect(error).toEqual({ kind: 'ended' });
  expect(failureMessage(error)).toBeNull();
});

test('a call that begins after the session ended is not sent', async () => {
  const fetch = answerWith([401, '{}']);
  const store = makeProbeStore();
  clearSession();
  store.dispatch(sessionEnded('logout'));
  const { error } = await load(store);
  expect(error).toEqual({ kind: 'ended' });
  expect(fetch).not.toHaveBeenCalled();
});
