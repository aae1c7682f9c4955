import { makeStore } from '@/app/store';
import { waitFor } from '@testing-library/react';
import { SCREENS } from '@/app/sections';
import { CALLS } from '@test/endpointCalls/calls';
import { formFields } from '@test/formFields';
import { formRequests } from '@test/formRequests';
import { api } from './http/api';

const forms = formRequests();

const fieldsOf = (body: unknown) =>
  body instanceof FormData ? formFields(body) : (JSON.parse(body as string) as unknown);

test.each(CALLS)('%s', async (path, kind, call, fields) => {
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('{}')));
  void makeStore().dispatch(call);
  await waitFor(() => expect(forms.length + fetch.mock.calls.length).toBe(1));
  const [json] = fetch.mock.calls.map(([url, options]) => ({ url, ...options }));
  const sent = (json ?? forms[0])!;
  expect(sent.url).toBe(`/api/${path}`);
  expect(sent.method).toBe('POST');
  expect(json ? 'json' : 'form').toBe(kind);
  expect(fieldsOf(sent.body)).toEqual(fields);
});

const turned = (value: unknown): unknown =>
  Object.prototype.toString.call(value) === '[object Object]'
    ? Object.fromEntries(
        Object.entries(value as object)
          .map(([name, part]) => [name, turned(part)])
          .toReversed(),
      )
    : value;

type Endpoint = Record<string, { initiate: (values: unknown) => (typeof CALLS)[number][2] }>;

test.each(CALLS.filter(([, kind]) => kind === 'form'))(
  'the fields of %s are sent in their order, whatever that of the values',
  async (_path, _kind, call, fields) => {
    const store = makeStore();
    const { arg } = store.dispatch(call) as unknown as { arg: { endpointName: string; originalArgs: unknown } };
    const endpoints = api.endpoints as Endpoint;
    void store.dispatch(endpoints[arg.endpointName]!.initiate(turned(arg.originalArgs)));
    await waitFor(() => expect(forms).toHaveLength(2));
    for (const { body } of forms) expect([...new Set(body!.keys())]).toEqual(Object.keys(fields));
  },
);

test('every endpoint is in the table', async () => {
  for (const { load } of SCREENS) await load(); // a service adds them when it is loaded
  const endpoints = Object.keys(api.endpoints);
  // Each `save…` makes two different calls, create and update.
  const saving = endpoints.filter((name) => name.startsWith('save'));
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('{}')));
  const made = CALLS.map(([path, , call]) => {
    const store = makeStore();
    void store.dispatch(call);
    const { queries, mutations } = store.getState().api;
    const entries = [...Object.values(queries), ...Object.values(mutations)];
    return [...entries.map((entry) => entry?.endpointName), path].join(' ');
  });
  expect(new Set(made).size).toBe(endpoints.length + saving.length);
});
