import { formRequests } from '@test/formRequests';
import { failureMessage } from './errors';
import { clearSession, startSession } from '../session/session';
import { settleRenewal } from '../session/sessionGate';
import { sessionEnded } from '../session/sessionState';
import { USER, probeApi, makeProbeStore, answerWith, load, tick } from '@test/probes';

const forms = formRequests();

afterEach(clearSession);

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
