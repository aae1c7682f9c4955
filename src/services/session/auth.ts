import { api } from '../http/api';
import { record, text } from '../http/decode';
import { post } from '../http/request';
import { type Secret } from './secret';
import { changedUser, mayUsePanel, startSession, toSessionUser, type SessionUser } from './session';

export interface Credentials {
  email: string;
  password: Secret;
  /** The person whose session expired; if another person signs in, all state is reset. */
  renewalOf?: SessionUser;
}

/** `refused`: a plain user of the app. `noToken`: the server answered without a token, or without a user. */
export type LoginOutcome = { user: SessionUser } | 'refused' | 'noToken';

/** Token and user are at the top level or in `data`, each on its own. */
const toLogin = (body: unknown) => {
  const reply = record(body);
  const data = record(reply.data);
  return { token: text(reply.token || data.token), account: record(data.user ?? reply.user) };
};

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Signs in and writes the token to session storage; the result, which is in the store, contains only the user.
     * Fails like any call; a refusal in a 200 reply counts as a reply without a token.
     */
    login: build.mutation<LoginOutcome, Credentials>({
      queryFn: async ({ email, password, renewalOf }, _api, _options, send) => {
        const call = post('auth/login/v2', { email, password: password.reveal() }, toLogin);
        const { data, error } = await send({ ...call, isPublic: true });
        if (error) {
          const failure = error;
          return failure.kind === 'refused' && failure.status === 200 ? { data: 'noToken' } : { error };
        }
        const { token, account } = data as ReturnType<typeof toLogin>;
        const user = toSessionUser(account);
        if (user && !mayUsePanel(user)) return { data: 'refused' };
        if (!token || !user) return { data: 'noToken' };
        const isRenewal = renewalOf?.id === user.id;
        // The reply may lack parts of the profile, which are taken from the expired session.
        const known = isRenewal ? changedUser(renewalOf, account) : user;
        const signedIn = { ...known, email: user.email || email };
        startSession({ token, user: signedIn }, isRenewal);
        return { data: { user: signedIn } };
      },
    }),
  }),
});

export const { useLoginMutation } = authApi;
