import { configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { api } from './api';
import { authApi } from './auth';
import { connectionSlice } from './connection';
import { dashboardApi } from './dashboard';
import { plansApi } from './plans';
import { Secret } from './secret';
import { sessionSlice } from './sessionState';
import { supplementsApi } from './supplements';
import { usersApi } from './users';

const auth = authApi.endpoints;
const dashboard = dashboardApi.endpoints;
const plans = plansApi.endpoints;
const supplements = supplementsApi.endpoints;
const users = usersApi.endpoints;

const image = new File(['x'], 'receipt.png', { type: 'image/png' });

const reducer = { api: api.reducer, session: sessionSlice.reducer, connection: connectionSlice.reducer };
const makeTestStore = () => configureStore({ reducer, middleware: (defaults) => defaults().concat(api.middleware) });
type State = ReturnType<ReturnType<typeof makeTestStore>['getState']>;
type Call = ThunkAction<PromiseLike<unknown>, State, unknown, UnknownAction>;

/** Every endpoint (§7): its path, the kind of its body and the fields that arrive. */
const CALLS: [path: string, kind: 'json' | 'form', call: Call, fields: object][] = [
  [
    'auth/login/v2',
    'json',
    auth.login.initiate({ email: 'a@b.c', password: new Secret('secret') }),
    { email: 'a@b.c', password: 'secret' },
  ],
  ['users/list', 'json', users.listUsers.initiate(), {}],
  [
    'users/create',
    'form',
    users.createUser.initiate({ firstName: 'A', lastName: 'B', email: 'a@b.c', phoneNo: '1', planId: 2, image }),
    { image: 'receipt.png', firstName: 'A', lastName: 'B', email: 'a@b.c', phoneNo: '1', planId: '2' },
  ],
  ['users/update/status', 'json', users.activateUser.initiate(3), { id: 3 }],
  ['users/deactivate', 'json', users.deactivateUser.initiate(3), { userId: 3 }],
  ['users/delete', 'json', users.deleteUser.initiate('x-3'), { userId: 'x-3' }],
  ['users/progress', 'json', users.getUserProgress.initiate(3), { userId: 3 }],
  ['users/update/bmr', 'json', users.updateBmr.initiate({ userId: 3, bmr: 1400 }), { userId: 3, bmr: 1400 }],
  [
    'supplements/assigned/supplements',
    'json',
    users.assignSupplements.initiate({ userId: 3, supplementCategoryId: [1, 2] }),
    { userId: 3, supplementCategoryId: [1, 2] },
  ],
  ['dashboard/stats', 'json', dashboard.getDashboardStats.initiate(), {}],
  ['dashboard/user-growth', 'json', dashboard.getUserGrowth.initiate(), {}],
  ['plans/list', 'json', plans.listPlans.initiate(), {}],
  ['supplements/list', 'json', supplements.listSupplements.initiate(), {}],
];

const fieldsOf = (body: unknown): unknown =>
  body instanceof FormData
    ? Object.fromEntries([...body].map(([name, value]) => [name, value instanceof File ? value.name : value]))
    : JSON.parse(body as string);

test.each(CALLS)('%s', async (path, kind, call, fields) => {
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('{}')));
  await makeTestStore().dispatch(call);
  const [address, { method, body }] = fetch.mock.calls[0] as [string, { method: string; body: unknown }];
  expect(address).toBe(`/api/${path}`);
  expect(method).toBe('POST');
  expect(body instanceof FormData ? 'form' : 'json').toBe(kind);
  expect(fieldsOf(body)).toEqual(fields);
});

test('every endpoint stands in the table', () => {
  const names = [auth, dashboard, plans, supplements, users].flatMap((endpoints) => Object.keys(endpoints));
  expect(new Set(names).size).toBe(CALLS.length);
});
