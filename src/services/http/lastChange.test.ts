import { waitFor } from '@testing-library/react';
import { CALLS } from '@test/endpointCalls/calls';
import { makeStore } from '@/app/store';
import { type Made } from '@test/endpointCalls/endpointCall';
import { formRequests } from '@test/formRequests';
import { isInRound, lastChange, type Tag } from './tags';

const forms = formRequests();

/** Signing in changes nothing, and rounds tell once after the last call (`invalidateUsers`). */
const isSilent = ({ endpointName, originalArgs }: Made) => endpointName === 'login' || isInRound(originalArgs);

interface Entry {
  status: string;
}

let told: readonly Tag[];
let stop: () => void;
beforeEach(() => {
  told = [];
  stop = lastChange.subscribe(() => (told = lastChange.current()));
});
afterEach(() => stop());

/** Makes a call with this reply; undefined if it is no mutation. */
async function succeed(call: (typeof CALLS)[number][2], reply: string) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(reply)));
  const store = makeStore();
  const made = store.dispatch(call) as unknown as { arg: Made };
  const { mutations, queries } = store.getState().api;
  const [mutation] = Object.values(mutations) as Entry[];
  await waitFor(() => {
    forms.at(-1)?.answer(200, reply);
    const entries = Object.values({ ...store.getState().api.mutations, ...queries }) as Entry[];
    expect(entries.every(({ status }) => !mutation || status === 'fulfilled')).toBe(true);
  });
  return mutation && made.arg;
}

const REPLIES = ['{"data":1}', '{"data":{"id":1,"comment":{"id":1}}}'];

test.each(CALLS.flatMap(([path, , call]) => REPLIES.map((reply) => [path, reply, call] as const)))(
  'a change by %s, answered %s, is told to other tabs, also where it patches the cache',
  async (_path, reply, call) => {
    const mutation = await succeed(call, reply);
    expect(told.length > 0).toBe(mutation !== undefined && !isSilent(mutation));
  },
);
