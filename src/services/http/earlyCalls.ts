/**
 * Calls that the boot script sent while the panel's code was still being fetched. Each reply is used once, by the same
 * call with the same token; those that no call uses are dropped.
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
    /** Set by the boot script, which is a separate script and shares no module instances with the panel. */
    earlyCalls?: EarlyCall[];
  }
}

/** The request options of a call with a JSON body. */
export const jsonRequest = (body: string, token: string | null, signal: AbortSignal): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...(token && { 'access-token': token }) },
  body,
  signal,
});

/** Sends calls with an empty body before the panel runs. */
export function sendEarly(apiRoot: string, paths: readonly string[], token: string) {
  const body = '{}';
  window.earlyCalls = paths.map((path) => {
    const abort = new AbortController();
    const reply = fetch(`${apiRoot}/${path}`, jsonRequest(body, token, abort.signal));
    reply.catch(() => undefined); // the call that uses it handles a failure
    return { path, body, token, abort, reply };
  });
}

/** The reply to this call if it was sent early, else undefined. `signal` aborts it. */
export function takeEarlyReply(path: string, body: string, token: string | null, signal: AbortSignal) {
  const calls = window.earlyCalls ?? [];
  const call = calls.find((early) => early.path === path && early.body === body && early.token === token);
  if (!call) return undefined;
  window.earlyCalls = calls.filter((early) => early !== call);
  signal.addEventListener('abort', () => call.abort.abort());
  return call.reply;
}

/** Aborts the calls that were not used. */
export function dropEarlyCalls() {
  for (const { abort } of window.earlyCalls ?? []) abort.abort();
  delete window.earlyCalls;
}
