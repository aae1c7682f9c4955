import { makeStore } from '@/app/store';
import { api } from '@/services/http/api';
import { rows } from '@/services/http/decodeRows';
import { postForm } from '@/services/http/postForm';
import { post } from '@/services/http/request';
import { startSession, toSessionUser } from '@/services/session/session';
import { signedIn } from '@/services/session/sessionState';

export const USER = toSessionUser({ id: 1, firstName: 'A', lastName: 'B', email: 'a@b.c', role: 'Admin' })!;

/** Calls to test with. */
export const probeApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProbes: build.query<unknown[], void>({
      query: () => post('probes/list', {}, rows),
      structuralSharing: false,
    }),
    saveProbe: build.mutation<null, void>({
      query: () => postForm('probes/save', { name: 'x', gone: undefined, files: [new File(['a'], 'a.txt'), 'b'] }),
    }),
  }),
});

/** A store with somebody signed in. */
export function makeProbeStore() {
  const store = makeStore();
  startSession({ token: 'token-1', user: USER }, false);
  store.dispatch(signedIn(USER));
  return store;
}

export type Reply = [status: number, body: string];

/** Answers each call with the next reply, and all others with the last; null drops the connection. */
export function answerWith(...replies: (Reply | null)[]) {
  let calls = 0;
  return jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
    const reply = replies[Math.min(calls, replies.length - 1)]!;
    calls += 1;
    return reply
      ? Promise.resolve(new Response(reply[1], { status: reply[0] }))
      : Promise.reject(new TypeError('dropped'));
  });
}

export const load = (store: ReturnType<typeof makeProbeStore>) =>
  store.dispatch(probeApi.endpoints.listProbes.initiate(undefined, { forceRefetch: true }));

export const tick = () => new Promise((resolve) => setTimeout(resolve));
