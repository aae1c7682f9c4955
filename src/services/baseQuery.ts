import { type BaseQueryApi, type BaseQueryFn } from '@reduxjs/toolkit/query';
import { noteCall } from './callLog';
import { selectIsServerReachable, serverLost, serverReached, type connectionSlice } from './connection';
import { flag, record, text } from './decode';
import { isSilent, type CallError } from './errors';
import { log } from './log';
import { type Call } from './request';
import { readToken, sessionGeneration } from './session';
import { sessionRenewal } from './sessionGate';
import { sessionExpired } from './sessionState';
import { settings } from './settings';
import { sendForm, UploadCancelled } from './uploads';

type Result = { data: unknown; error?: undefined } | { data?: undefined; error: CallError };

const failed = (error: CallError): Result => ({ error });

interface Reply {
  status: number;
  isOk: boolean;
  body: unknown;
}

async function send({ path, body, isPublic }: Call, token: string | null, signal: AbortSignal): Promise<Reply> {
  const url = `${settings().apiRoot}/${path}`;
  const headers: Record<string, string> = {};
  if (token && !isPublic) headers['access-token'] = token;
  if (body instanceof FormData) {
    const { status, isOk, text: reply } = await sendForm(url, headers, body, signal);
    return { status, isOk, body: await parsed(() => JSON.parse(reply)) };
  }
  headers['content-type'] = 'application/json';
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body), signal });
  return { status: response.status, isOk: response.ok, body: await parsed(() => response.json()) };
}

/** The parsed body; undefined, which JSON cannot say, where it is not JSON. A connection dropped in it still throws. */
async function parsed(parse: () => unknown): Promise<unknown> {
  try {
    return await parse();
  } catch (error) {
    if ((error as Error).name === 'SyntaxError') return undefined;
    throw error;
  }
}

function noteConnection({ dispatch, getState }: BaseQueryApi, isReached: boolean) {
  const state = getState() as { connection: ReturnType<typeof connectionSlice.getInitialState> };
  if (selectIsServerReachable(state) !== isReached) dispatch(isReached ? serverReached() : serverLost());
}

/** The outcome of an answered call. */
function read({ path, decode }: Call, { status, isOk, body }: Reply): Result {
  const { success, message } = record(body);
  if (!isOk || (success !== undefined && success !== null && !flag(success)))
    return failed({ kind: 'refused', status, message: text(message) });
  if (body === undefined) return failed({ kind: 'unreadable', reason: `${path}: not JSON` });
  try {
    return { data: decode(body) };
  } catch (error) {
    return failed({ kind: 'unreadable', reason: `${path}: ${(error as Error).message}` });
  }
}

async function call(request: Call, api: BaseQueryApi, isRetry = false): Promise<Result> {
  const token = readToken();
  const generation = sessionGeneration();
  const hasEnded = () => !request.isPublic && sessionGeneration() !== generation;
  let reply;
  try {
    reply = await send(request, token, api.signal);
  } catch (error) {
    if (error instanceof UploadCancelled) return failed({ kind: 'cancelled' });
    if (hasEnded() || api.signal.aborted) return failed({ kind: 'ended' });
    noteConnection(api, false);
    return failed({ kind: 'unreachable' });
  }
  if (hasEnded()) return failed({ kind: 'ended' });
  noteConnection(api, true);
  if (reply.status !== 401 || request.isPublic || isRetry) return read(request, reply);
  // Somebody may have signed in again while this call was under way; else it waits until somebody has.
  if (readToken() === token) {
    api.dispatch(sessionExpired());
    if (!(await sessionRenewal())) return failed({ kind: 'ended' });
  }
  return call(request, api, true);
}

/** Counts the changes that the server made, or may have made. */
let changes = 0;

/**
 * Sends a call and turns every outcome into a result: never an exception. A 401 opens the sign-in dialog, and the
 * call is sent again once when the same person has signed in.
 *
 * A load during which something was changed may tell of before the change, so it is sent again.
 */
export const baseQuery: BaseQueryFn<Call, unknown, CallError> = async (request, api) => {
  const startedAt = Date.now();
  const changesBefore = changes;
  const result = await call(request, api);
  noteCall(request.path, startedAt, result.error);
  if (api.type === 'mutation' && !request.isPublic && result.error?.kind !== 'refused') changes += 1;
  if (api.type === 'query' && !result.error && changes !== changesBefore) return baseQuery(request, api, {});
  if (result.error && !isSilent(result.error)) {
    const { kind } = result.error;
    log.warn('call failed', { endpoint: api.endpoint, path: request.path, ...result.error, kind });
  }
  return result;
};
