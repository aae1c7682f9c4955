import { formRequests } from '@test/formRequests';
import { failureMessage } from './errors';
import { log } from './log';
import { postForm } from './postForm';
import { post } from './request';
import { clearSession } from '../session/session';
import { uploads } from './uploads';
import { probeApi, makeProbeStore, type Reply, answerWith, load, tick } from '@test/probes';

const forms = formRequests();

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
