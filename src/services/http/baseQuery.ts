import { safely } from '@/lib/safely';
import { type BaseQueryApi } from '@reduxjs/toolkit/query';
import { invalidateEverything, type SendCall } from './api';
import { noteCall } from './callLog';
import { selectIsServerReachable, serverLost, serverReached, type connectionSlice } from './connection';
import { flag, record, text } from './decode';
import { jsonRequest, takeEarlyReply } from './earlyCalls';
import { isSilent, type CallError } from './errors';
import { makeWait, type Wait } from './lateChanges';
import { log } from './log';
import { noteReplySize } from './replySizes';
import { type Call, type TextReply } from './request';
import { readToken, sessionGeneration } from '../session/session';
import { sessionRenewal } from '../session/sessionGate';
import { selectHasEnded, selectUser, sessionExpired, type sessionSlice } from '../session/sessionState';
import { settings } from './settings';
import { TAG_TYPES, tellChange } from './tags';
import { decodeTold, type AllUnread } from './unread';

/** `meta` is what of the reply could not be read. */
type Result =
  { data: unknown; error?: undefined; meta?: AllUnread } | { data?: undefined; error: CallError; meta?: undefined };

const failed = (error: CallError): Result => ({ error });

/** Half a sign, such as of an emoji that was cut, becomes the sign for what is lost, as forms send it too. */
const wellFormed = (_key: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value);

async function send(
  { path, body, isPublic, send: sendBody }: Call,
  token: string | null,
  signal: AbortSignal,
  wait?: Wait,
): Promise<TextReply> {
  const url = `${settings().apiRoot}/${path}`;
  const sentToken = isPublic ? null : token;
  if (sendBody) {
    const headers: Record<string, string> = sentToken ? { 'access-token': sentToken } : {};
    return sendBody(url, { headers, signal, onSent: wait?.begin, stopped: wait?.stopped });
  }
  wait?.begin();
  const json = JSON.stringify(body, wellFormed);
  const response = await (takeEarlyReply(path, json, sentToken, signal) ??
    fetch(url, jsonRequest(json, sentToken, signal)));
  return { status: response.status, isOk: response.ok, text: await response.text() };
}

function noteConnection({ dispatch, getState }: BaseQueryApi, isReached: boolean) {
  const state = getState() as { connection: ReturnType<typeof connectionSlice.getInitialState> };
  if (selectIsServerReachable(state) !== isReached) dispatch(isReached ? serverReached() : serverLost());
}

/** The result of an answered call. */
function read({ path, decode }: Call, { status, isOk, text: json }: TextReply): Result {
  const body = safely(() => JSON.parse(json) as unknown);
  const { success, message } = record(body);
  if (!isOk || (success !== undefined && success !== null && !flag(success, 'success')))
    return failed({ kind: 'refused', status, message: text(message) });
  if (body === undefined) return failed({ kind: 'unreadable', reason: `${path}: not JSON` });
  try {
    return decodeTold(() => decode(body));
  } catch (error) {
    return failed({ kind: 'unreadable', reason: `${path}: ${(error as Error).message}` });
  }
}

/** What data were read from, by the data, with which it is forgotten. */
const sources = new WeakMap<object, { reply: string; result: Result }>();
/** A longer reply is not kept to compare; the list of 100,000 users has 49 million. */
const MOST_LETTERS = 64_000_000;

/**
 * The result of an answered query. If the reply is that of the last time, letter for letter, the data in the cache stay
 * the same object: they are not read again, and nothing that shows them is rendered. Data that were changed in the
 * cache are another object, so that the reply is read.
 */
function readOrKeep(request: Call, reply: TextReply, { getState, queryCacheKey = '' }: BaseQueryApi): Result {
  const { api } = getState() as { api: { queries: Record<string, { data?: unknown } | undefined> } };
  const source = sources.get(api.queries[queryCacheKey]?.data as object);
  if (reply.isOk) noteReplySize(queryCacheKey, reply.text);
  if (reply.isOk && source?.reply === reply.text) return source.result;
  const result = read(request, reply);
  if (Array.isArray(result.data) && reply.text.length <= MOST_LETTERS)
    sources.set(result.data, { reply: reply.text, result });
  return result;
}

async function call(request: Call, api: BaseQueryApi, wait?: Wait, isRetry = false): Promise<Result> {
  const token = readToken();
  const generation = sessionGeneration();
  const hasEnded = () => !request.isPublic && sessionGeneration() !== generation;
  // An effect of the page that was left may begin its query when nobody is signed in any more.
  const state = api.getState() as { session: ReturnType<typeof sessionSlice.getInitialState> };
  if (!request.isPublic && selectHasEnded(state) && !selectUser(state)) return failed({ kind: 'ended' });
  let reply;
  try {
    reply = await send(request, token, api.signal, wait);
  } catch (error) {
    if ((error as Error).name === 'UploadCancelled') return failed({ kind: 'cancelled' });
    if (hasEnded() || api.signal.aborted) return failed({ kind: 'ended' });
    noteConnection(api, false);
    return failed({ kind: 'unreachable' });
  } finally {
    wait?.end();
  }
  if (hasEnded()) return failed({ kind: 'ended' });
  noteConnection(api, true);
  if (reply.status !== 401 || request.isPublic || isRetry) return readOrKeep(request, reply, api);
  // If somebody signed in again while this call was pending, it is sent again at once; else it waits for that.
  if (readToken() === token) {
    api.dispatch(sessionExpired());
    if (!(await sessionRenewal())) return failed({ kind: 'ended' });
  }
  return call(request, api, wait, true);
}

/** Counts the mutations that changed, or may have changed, something on the server. */
let changes = 0;

/** Something was changed, so that the replies to pending queries may be stale. */
export const noteChange = () => void (changes += 1);

/** Records the outcome of a call in the call log, and a failure in the console too. */
function note({ path, isPublic }: Call, { type, endpoint }: BaseQueryApi, startedAt: number, result: Result) {
  const { error, meta = {} } = result;
  noteCall(path, endpoint, startedAt, error, meta);
  const unread = Object.entries(meta).map(([what, { count }]) => `${what} ${count}`);
  if (unread[0]) log.warn('not read as it is', { endpoint, path, unread: unread.join(', ') });
  if (type === 'mutation' && !isPublic && error?.kind !== 'refused') noteChange();
  if (!error || isSilent(error)) return result;
  // Without the server's message, which may name somebody: the console outlives the session.
  const told = error.kind === 'refused' ? { kind: error.kind, status: error.status } : error;
  log.warn('call failed', { endpoint, path, ...told });
  return result;
}

/** Sends a query again if something was changed while it was pending, because its reply may be stale. */
async function load(request: Call, api: BaseQueryApi): Promise<Result> {
  const changesBefore = changes;
  const result = note(request, api, Date.now(), await call(request, api));
  return !result.error && changes !== changesBefore ? load(request, api) : result;
}

/**
 * Sends a call and never throws: every outcome is a result. A 401 opens the sign-in dialog, and the call is sent again
 * once when the same person has signed in. If the person stops waiting for a mutation, the result is `abandoned`; if it
 * succeeds later, everything is loaded again.
 */
export const sendCall: SendCall = async (request, api) => {
  if (api.type === 'query' || request.isPublic) return load(request, api);
  const startedAt = Date.now();
  const wait = makeWait(startedAt, request);
  const answer = call(request, api, wait).then((result) => note(request, api, startedAt, result));
  const loadAgain = ({ error }: Result) => {
    if (error) return;
    tellChange(TAG_TYPES);
    api.dispatch(invalidateEverything());
  };
  const abandoned = wait.stopped.then(() => {
    wait.end();
    void answer.then(loadAgain);
    return note(request, api, startedAt, failed({ kind: 'abandoned' }));
  });
  return Promise.race([answer, abandoned]);
};
