import { makeStore } from '@/app/store';
import { applySettings } from '@/services/http/settings';
import { authApi } from '@/services/session/auth';
import { Secret } from '@/services/session/secret';
import { clearSession } from '@/services/session/session';

const OUTCOMES: Record<string, string> = {
  noToken: 'the answer has no session, as to a wrong password, or of something else than the API',
  refused: 'the account is no administrator’s',
};

/** What broke the connection, such as `ECONNREFUSED` or what is wrong with the certificate. */
function causeOf(thrown: Error) {
  const { code, message } = (thrown.cause ?? thrown) as { code?: string; message: string };
  return code ?? message;
}

/** Why nobody was signed in: what the server said, what became of the call, or what was thrown. */
const reasonOf = (outcome: unknown, error: unknown, thrown: Error | undefined) => {
  const { message, reason, kind } = (error ?? {}) as { message?: string; reason?: string; kind?: string };
  if (thrown) return `${kind}, ${causeOf(thrown)}`;
  return message || reason || kind || OUTCOMES[outcome as string];
};

/** Signs in to the API as the panel does, and from then on calls go there. Throws if nobody was signed in. */
export async function signIn(apiRoot: string, email: string, password: string) {
  clearSession();
  applySettings({ apiRoot, mediaHost: apiRoot, productName: 'Contract', adminUserId: 1 });
  const credentials = { email, password: new Secret(password) };
  const send = globalThis.fetch;
  let thrown: Error | undefined;
  globalThis.fetch = (...call) =>
    send(...call).catch((error: Error) => {
      thrown = error;
      throw error;
    });
  const { data, error } = await makeStore().dispatch(authApi.endpoints.login.initiate(credentials));
  globalThis.fetch = send;
  if (typeof data !== 'object')
    throw new Error(`${email} could not sign in at ${apiRoot}: ${reasonOf(data, error, thrown)}`);
}
