import { makeStore } from '@/app/store';
import { api } from './api';
import { rows } from './decodeRows';
import { refreshed, selectHasFailedLoad } from './refresh';
import { post } from './request';
import { onSuccess } from './tags';

const probeApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPlans: build.query<unknown[], void>({ query: () => post('probe/plans', {}, rows), providesTags: ['Plan'] }),
    listRoles: build.query<unknown[], void>({ query: () => post('probe/roles', {}, rows), providesTags: ['Role'] }),
    savePlan: build.mutation<null, void>({ query: () => post('probe/save'), invalidatesTags: onSuccess('Plan') }),
  }),
  overrideExisting: true,
});
const { listPlans, listRoles, savePlan } = probeApi.endpoints;

type Answer = (body: string, status?: number) => void;

/** Every call waits here for its answer, by path in the order in which it was sent; an aborted one rejects. */
function holdCalls() {
  const held: Record<string, Answer[]> = {};
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (url, init) =>
      new Promise((resolve, reject) => {
        const path = (url as string).replace('/api/', '');
        (held[path] ??= []).push((body, status = 200) => resolve(new Response(body, { status })));
        init?.signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
      }),
  );
  return held;
}

const tick = () => new Promise((resolve) => setTimeout(resolve, 5));

async function setup() {
  const held = holdCalls();
  const store = makeStore();
  void store.dispatch(listPlans.initiate());
  void store.dispatch(listRoles.initiate());
  await tick();
  const plans = () => listPlans.select()(store.getState());
  return { held, store, plans };
}

test('a mutation refetches its list although another call never gets an answer', async () => {
  const { held, store, plans } = await setup();
  held['probe/plans']![0]!('{"data":["old"]}');
  await tick();
  void store.dispatch(savePlan.initiate());
  await tick();
  held['probe/save']![0]!('{}');
  await tick();
  expect(held['probe/plans']).toHaveLength(2);
  held['probe/plans']![1]!('{"data":["new"]}');
  await tick();
  expect(plans().data).toEqual(['new']);
  expect(held['probe/roles']).toHaveLength(1);
});

test('a query that was pending during a change is sent again, so that it shows the change', async () => {
  const { held, store, plans } = await setup();
  void store.dispatch(savePlan.initiate());
  await tick();
  held['probe/save']![0]!('{}');
  await tick();
  held['probe/plans']![0]!('{"data":["before"]}');
  await tick();
  held['probe/plans']![1]!('{"data":["after"]}');
  await tick();
  expect(plans().data).toEqual(['after']);
  expect(held['probe/plans']).toHaveLength(2);
});

test('a refused mutation sends nothing again', async () => {
  const { held, store } = await setup();
  void store.dispatch(savePlan.initiate());
  await tick();
  held['probe/save']![0]!('{"message":"no"}', 422);
  await tick();
  held['probe/plans']![0]!('{"data":["only"]}');
  await tick();
  expect(held['probe/plans']).toHaveLength(1);
});

test('Refresh aborts a pending query and sends it again', async () => {
  const { held, store, plans } = await setup();
  const refresh = store.dispatch(refreshed());
  await refresh;
  await tick();
  expect(held['probe/plans']).toHaveLength(2);
  held['probe/plans']![1]!('{"data":["fresh"]}');
  await tick();
  expect(plans()).toMatchObject({ data: ['fresh'], isSuccess: true });
  held['probe/plans']![0]!('{"data":["late"]}');
  await tick();
  expect(plans().data).toEqual(['fresh']);
});

test('Refresh sends no call again that nobody waits for', async () => {
  const { held, store } = await setup();
  const left = store.dispatch(listPlans.initiate());
  store.dispatch(api.util.getRunningQueriesThunk()).forEach((load) => load.unsubscribe());
  left.unsubscribe();
  await store.dispatch(refreshed());
  await tick();
  expect(held['probe/plans']).toHaveLength(1);
  expect(held['probe/roles']).toHaveLength(1);
});

test('a failed load of a list on screen is reported until one succeeds', async () => {
  const { held, store } = await setup();
  held['probe/plans']![0]!('{}', 500);
  await new Promise((resolve) => setTimeout(resolve, 600)); // the cache tells of its subscribers every half second
  expect(selectHasFailedLoad(store.getState())).toBe(true);
  await store.dispatch(refreshed());
  await tick();
  held['probe/plans']![1]!('{"data":[]}');
  held['probe/roles']![1]!('{"data":[]}');
  await tick();
  expect(selectHasFailedLoad(store.getState())).toBe(false);
});
