import { waitFor } from '@testing-library/react';
import { CALLS } from '@test/endpointCalls/calls';
import { makeTestStore } from '@test/endpointCalls/endpointCall';
import { formRequests } from '@test/formRequests';
import { lastChange, type Tag } from './tags';

const forms = formRequests();

/** Signing in changes nothing, and rounds tell once after the last call (`invalidateUsers`). */
const isSilent = (mutation: string) => mutation === 'login' || mutation.endsWith('OneOfMany');

interface Entry {
  endpointName: string;
  status: string;
}

let told: readonly Tag[];
let stop: () => void;
beforeEach(() => {
  told = [];
  stop = lastChange.subscribe(() => (told = lastChange.current()));
});
afterEach(() => stop());

/** Makes a call with this reply; the endpoint's name if it is a mutation. */
async function succeed(call: (typeof CALLS)[number][2], reply: string) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(reply)));
  const store = makeTestStore();
  void store.dispatch(call);
  const { mutations, queries } = store.getState().api;
  const [mutation] = Object.values(mutations) as Entry[];
  await waitFor(() => {
    forms.at(-1)?.answer(200, reply);
    const entries = Object.values({ ...store.getState().api.mutations, ...queries }) as Entry[];
    expect(entries.every(({ status }) => !mutation || status === 'fulfilled')).toBe(true);
  });
  return mutation?.endpointName;
}

const REPLIES = ['{"data":1}', '{"data":{"id":1,"comment":{"id":1}}}'];

test.each(CALLS.flatMap(([path, , call]) => REPLIES.map((reply) => [path, reply, call] as const)))(
  'a change by %s, answered %s, is told to other tabs, also where it patches the cache',
  async (_path, reply, call) => {
    const mutation = await succeed(call, reply);
    expect(told.length > 0).toBe(mutation !== undefined && !isSilent(mutation));
  },
);
