import { type Interceptor } from './calls/api';
import { dropped } from './calls/request';
import { type WithDb } from './database/table';
import { stateOf, waiting } from './calls/state';
import { formBytes, givenUp } from './calls/uploading';

/*
 * Named ways in which a call goes wrong, for tests. Each takes the server and the call's path, `users/list` say, and
 * returns a function that puts the handler back.
 */

type Mend = () => void;

function override(server: WithDb, path: string, interceptor: Interceptor): Mend {
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

/** The server says no; without a message the body is an empty object. */
export const refuse = (server: WithDb, path: string, { status, message }: { status: number; message?: string }) =>
  override(server, path, answering(status, { message }));

/** The server says no in a reply with status 200. */
export const successFalse = (server: WithDb, path: string, message?: string) =>
  override(server, path, answering(200, { success: false, message }));

/** The server says yes, in words of its own. */
export const replyWith = (server: WithDb, path: string, body: object) => override(server, path, answering(200, body));

/** A proxy answers in the server's place. */
export const htmlErrorPage = (server: WithDb, path: string, status = 502) =>
  override(server, path, answering(status, '<html><body><h1>502 Bad Gateway</h1></body></html>', 'text/html'));

/** The reply ends in the middle. */
export const truncatedJson = (server: WithDb, path: string) =>
  override(server, path, async (_path, _request, next) => {
    const { status, body } = await next();
    const text = JSON.stringify(body);
    return { status, body: text.slice(0, Math.ceil(text.length / 2)) };
  });

/** The list is null. */
export const nullList = (server: WithDb, path: string) =>
  override(server, path, answering(200, { success: true, data: null }));

/** Where a list should be stands an object that holds none. */
export const objectInsteadOfList = (server: WithDb, path: string) =>
  override(server, path, answering(200, { success: true, data: { list: { id: 1 } } }));

/** The connection breaks before an answer comes; the call does not reach the handler. */
export const dropConnection = (server: WithDb, path: string) =>
  override(server, path, (_path, request) => dropped(request));

/** The next `times` calls of any path, sign-in excepted, are answered with a 401. */
export function expireSession(server: WithDb, times = 1): Mend {
  let left = times;
  return override(server, '*', (path, _request, next) => {
    if (path === 'auth/login/v2' || left <= 0) return next();
    left -= 1;
    return Promise.resolve({ status: 401, body: { message: 'Your session has expired.' } });
  });
}

/** The calls of a path wait, before the handler, until the function returned is called. */
export function hold(server: WithDb, path: string): Mend {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  const mend = override(server, path, async (_path, _request, next) => {
    await opened;
    return next();
  });
  return () => {
    mend();
    open();
  };
}

/** The calls of a path take so much longer. */
export const delay = (server: WithDb, path: string, milliseconds: number) =>
  override(server, path, waiting(milliseconds));

/** Forms to a path get half their way, until the function returned is called; those given up meanwhile do not arrive. */
export function holdUpload(server: WithDb, path: string): Mend {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  const mend = override(server, path, async (_path, request, next) => {
    const total = formBytes(request);
    request.upload?._progress(true, total / 2, total);
    await opened;
    return request.aborted ? givenUp() : next();
  });
  return () => {
    mend();
    open();
  };
}
