import { applySettings } from '@/services/http/settings';
import { authApi } from '@/services/session/auth';
import { Secret } from '@/services/session/secret';
import { clearSession } from '@/services/session/session';
import { makeTestStore } from '@test/endpointCalls/endpointCall';

/** Why nobody was signed in: what the server said, what became of the call, or what was thrown. */
const reasonOf = (outcome: unknown, error: unknown) => {
  const { message, reason, kind } = (error ?? {}) as { message?: string; reason?: string; kind?: string };
  return message || reason || kind || String(outcome);
};

/** Signs in to the API as the panel does, and from then on calls go there. Throws if nobody was signed in. */
export async function signIn(apiRoot: string, email: string, password: string) {
  clearSession();
  applySettings({ apiRoot, mediaHost: apiRoot, productName: 'Contract', adminUserId: 1 });
  const credentials = { email, password: new Secret(password) };
  const { data, error } = await makeTestStore().dispatch(authApi.endpoints.login.initiate(credentials));
  if (typeof data !== 'object') throw new Error(`${email} could not sign in at ${apiRoot}: ${reasonOf(data, error)}`);
}
