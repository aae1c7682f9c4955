/**
 * Calls that the boot script sent while the panel's own code was still being fetched. Each is handed out once, to the
 * same call with the same token; what nobody asked for is dropped.
 */
interface EarlyCall {
  path: string;
  body: string;
  token: string;
  abort: AbortController;
  reply: Promise<Response>;
}

declare global {
  interface Window {
    /** Written by the boot script, which is a script of its own and shares no module with the panel. */
    earlyCalls?: EarlyCall[];
  }
}

/** What is sent with each call to the backend that has a JSON body. */
export const jsonRequest = (body: string, token: string | null, signal: AbortSignal): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...(token && { 'access-token': token }) },
  body,
  signal,
});

/** Sends calls ahead of the panel, with an empty body each. */
export function sendEarly(apiRoot: string, paths: readonly string[], token: string) {
  const body = '{}';
  window.earlyCalls = paths.map((path) => {
    const abort = new AbortController();
    const reply = fetch(`${apiRoot}/${path}`, jsonRequest(body, token, abort.signal));
    reply.catch(() => undefined); // whoever takes it deals with a failure
    return { path, body, token, abort, reply };
  });
}

/** The reply to a call that was sent early, given up with `signal`; undefined where there is none to this very call. */
export function takeEarlyReply(path: string, body: string, token: string | null, signal: AbortSignal) {
  const calls = window.earlyCalls ?? [];
  const call = calls.find((early) => early.path === path && early.body === body && early.token === token);
  if (!call) return undefined;
  window.earlyCalls = calls.filter((early) => early !== call);
  signal.addEventListener('abort', () => call.abort.abort());
  return call.reply;
}

/** Gives up the calls that nobody asked for. */
export function dropEarlyCalls() {
  for (const { abort } of window.earlyCalls ?? []) abort.abort();
  delete window.earlyCalls;
}
