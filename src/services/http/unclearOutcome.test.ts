import { CALLS } from '@test/endpointCalls/calls';
import { makeStore } from '@/app/store';
import { type EndpointCall, type Made } from '@test/endpointCalls/endpointCall';
import { formRequests, type FormRequest } from '@test/formRequests';
import { isInRound } from './tags';

/** The outcomes of a mutation: the reply to a JSON call, and to a form. */
interface Outcome {
  json: () => Promise<Response>;
  form: (request: FormRequest) => void;
}

const reply = (status: number, body: string): Outcome => ({
  json: () => Promise.resolve(new Response(body, { status })),
  form: (form) => form.answer(status, body),
});
const NO_ANSWER: Outcome = { json: () => Promise.reject(new TypeError('down')), form: (form) => form.onerror!() };
const UNREADABLE = reply(200, '<html>');
const REFUSAL = reply(409, '{"message":"No."}');

/** The paths of queries. */
const READ = /list|detail|dashboard|progress|Folder\/users/;
/** Signing in changes nothing; of one of many, the lists load when the last one is back. */
const loadsNothing = ({ endpointName, originalArgs }: Made) => endpointName === 'login' || isInRound(originalArgs);

const forms = formRequests();
const soon = () => new Promise((resolve) => setTimeout(resolve));
const answered = () => Promise.resolve(new Response('{}'));

/** A store that has subscribed to every query, and all mutations. */
async function everythingShown() {
  const store = makeStore();
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(answered);
  for (const [path, , read] of CALLS) if (READ.test(path)) void store.dispatch(read);
  const changes = CALLS.filter(([path]) => !READ.test(path));
  await soon();

  /** Makes a change that comes out so, and the paths that are loaded after it. */
  async function loadedAfter([, , call]: EndpointCall, { json, form }: Outcome) {
    forms.length = 0;
    fetch.mockReset().mockImplementationOnce(json).mockImplementation(answered);
    const change = store.dispatch(call);
    await soon();
    const [sent] = forms;
    if (sent) {
      fetch.mockReset().mockImplementation(answered);
      form(sent);
    }
    await change;
    await soon();
    const { arg } = change as unknown as { arg: Made };
    return { made: arg, loaded: fetch.mock.calls.slice(sent ? 0 : 1).map(([url]) => url as string) };
  }
  return { changes, loadedAfter };
}

test.each([
  ['no answer', NO_ANSWER],
  ['an answer that cannot be read', UNREADABLE],
])('after %s what shows the change loads, once', async (_name, outcome) => {
  const { changes, loadedAfter } = await everythingShown();
  expect(changes.length).toBeGreaterThan(50);
  for (const change of changes) {
    const { made, loaded } = await loadedAfter(change, outcome);
    const isShown = !loadsNothing(made);
    expect({ made, loads: loaded.length > 0 }).toEqual({ made, loads: isShown });
    expect(new Set(loaded).size).toBe(loaded.length);
  }
});

test('after a refusal nothing is refetched', async () => {
  const { changes, loadedAfter } = await everythingShown();
  for (const change of changes) expect((await loadedAfter(change, REFUSAL)).loaded).toEqual([]);
});
