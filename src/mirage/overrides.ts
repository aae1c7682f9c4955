import { type Interceptor } from './calls/api';
import { dropped } from './calls/request';
import { type WithDb } from './database/table';
import { delayBy, stateOf } from './calls/state';
import { formBytes, noReply } from './calls/uploading';

/*
 * Ways to make a call fail, for tests and the mock panel. Each takes the server and a path, such as `users/list`, and
 * returns a function that removes the override.
 */

type Restore = () => void;

function override(server: WithDb, path: string, interceptor: Interceptor): Restore {
  const { overrides } = stateOf(server);
  overrides.set(path, interceptor);
  return () => {
    if (overrides.get(path) === interceptor) overrides.delete(path);
  };
}

const answering =
  (status: number, body: unknown, contentType?: string): Interceptor =>
  () =>
    Promise.resolve({ status, body, contentType });

/** Replies with an error status; without a message the body is an empty object. */
export const refuse = (server: WithDb, path: string, { status, message }: { status: number; message?: string }) =>
  override(server, path, answering(status, { message }));

/** Replies with status 200 and `success: false`. */
export const successFalse = (server: WithDb, path: string, message?: string) =>
  override(server, path, answering(200, { success: false, message }));

/** Replies with status 200 and the given body. */
export const replyWith = (server: WithDb, path: string, body: object) => override(server, path, answering(200, body));

/** Replies as a proxy does when the server is down. */
export const htmlErrorPage = (server: WithDb, path: string, status = 502) =>
  override(server, path, answering(status, '<html><body><h1>502 Bad Gateway</h1></body></html>', 'text/html'));

/** Cuts the reply off in the middle. */
export const truncatedJson = (server: WithDb, path: string) =>
  override(server, path, async (_path, _request, next) => {
    const { status, body } = await next();
    const text = JSON.stringify(body);
    return { status, body: text.slice(0, Math.ceil(text.length / 2)) };
  });

/** Replies with null in place of the list. */
export const nullList = (server: WithDb, path: string) =>
  override(server, path, answering(200, { success: true, data: null }));

/** Replies with an object that contains no list. */
export const objectInsteadOfList = (server: WithDb, path: string) =>
  override(server, path, answering(200, { success: true, data: { list: { id: 1 } } }));

/** Drops the connection before the call reaches the handler. */
export const dropConnection = (server: WithDb, path: string) =>
  override(server, path, (_path, request) => dropped(request));

/** Replies to the next `times` calls of any path except sign-in with a 401. */
export function expireSession(server: WithDb, times = 1): Restore {
  let left = times;
  return override(server, '*', (path, _request, next) => {
    if (path === 'auth/login/v2' || left <= 0) return next();
    left -= 1;
    return Promise.resolve({ status: 401, body: { message: 'Your session has expired.' } });
  });
}

function overrideUntil(server: WithDb, path: string, interceptor: (released: Promise<void>) => Interceptor): Restore {
  let release = () => {};
  const restore = override(server, path, interceptor(new Promise((resolve) => (release = resolve))));
  return () => {
    restore();
    release();
  };
}

/** Holds the calls of a path before the handler until the function returned is called. */
export const hold = (server: WithDb, path: string) =>
  overrideUntil(server, path, (released) => async (_path, _request, next) => {
    await released;
    return next();
  });

/**
 * Holds the uploads to a path when that share of them has left, until the function returned is called; aborted ones do
 * not reach the handler.
 */
export const holdUpload = (server: WithDb, path: string, share = 0.5) =>
  overrideUntil(server, path, (released) => async (_path, request, next) => {
    const total = formBytes(request);
    request.upload?._progress(true, total * share, total);
    await released;
    return request.aborted ? noReply() : next();
  });

/** Delays the calls of a path. */
export const delay = (server: WithDb, path: string, milliseconds: number) =>
  override(server, path, delayBy(milliseconds));
