import { makeStore } from '@/app/store';
import { moderatorsApi } from './moderators';
import { Secret } from './session/secret';
import { startSession, toSessionUser } from './session/session';
import { signedIn } from './session/sessionState';

const { endpoints } = moderatorsApi;

const OWN = toSessionUser({
  id: 6,
  firstName: 'Zara',
  lastName: 'Noor',
  email: 'zara@petal.app',
  role: { title: 'Subadmin' },
  modules: ['Users', 'Moderators'],
  userProfile: { about: 'Coach' },
})!;

const CHANGES = { name: 'Zara Noor Khan', email: 'z@petal.app', phone: '12', role: 2, modules: ['Users'] };

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** A store with somebody signed in, and a server that gives one answer to all calls. */
function signedInStore(answer: Response) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(answer.clone()));
  const store = makeStore();
  startSession({ token: 'token', user: OWN }, false);
  store.dispatch(signedIn(OWN));
  return store;
}

const user = (store: ReturnType<typeof signedInStore>) => store.getState().session.user;
const stored = () => toSessionUser(JSON.parse(sessionStorage.getItem('user')!));

const list = async (rows: unknown) => {
  const { data } = await signedInStore(json({ data: rows })).dispatch(endpoints.listModerators.initiate());
  return data;
};

test.each([
  ['a list', ['Users', 'Time travel']],
  ['JSON text', '["Users", "Time travel"]'],
  ['text with commas', ' Users , Time travel,'],
])('modules are read from %s', async (_form, modules) => {
  expect(await list([{ id: 1, modules }])).toMatchObject([{ modules: ['Users', 'Time travel'] }]);
});

test.each([[null], [undefined], [''], ['["Users", "Ban'], [{ Users: true }], [7]])(
  'modules that are %j read as none',
  async (modules) => {
    const [moderator] = (await list([{ id: 1, modules }]))!;
    expect(moderator!.modules).toEqual([]);
  },
);

test('a row is read with what it has; one without an id is left out', async () => {
  const row = { id: '7', firstName: 'Zara', lastName: null, email: 'z@b.c', phoneNo: 12, role: null, roleId: '2' };
  expect(await list([row, { firstName: 'Nobody' }, null])).toEqual([
    { id: 7, firstName: 'Zara', lastName: '', email: 'z@b.c', phone: '12', role: '', roleId: 2, modules: [] },
  ]);
});

test('the role’s own id serves where the row has none', async () => {
  const rows = await list([{ id: 1, role: { id: 'x-2', title: 'Subadmin' } }]);
  expect(rows).toMatchObject([{ role: 'Subadmin', roleId: 'x-2' }]);
});

test('an own account that was saved changes in the store and in session storage', async () => {
  const store = signedInStore(json({}));
  await store.dispatch(endpoints.saveModerator.initiate({ ...CHANGES, id: 6 }));
  const changed = {
    ...OWN,
    firstName: 'Zara',
    lastName: 'Noor Khan',
    email: 'z@petal.app',
    phoneNo: '12',
    modules: ['Users'],
  };
  expect(user(store)).toEqual(changed);
  expect(stored()).toEqual(changed);
  expect(sessionStorage.getItem('token')).toBe('token');
});

test('a save that is refused, and somebody else’s, leave the own account', async () => {
  const refusing = signedInStore(json({ message: 'No' }, 422));
  await refusing.dispatch(endpoints.saveModerator.initiate({ ...CHANGES, id: 6 }));
  expect(user(refusing)).toEqual(OWN);
  const store = signedInStore(json({}));
  await store.dispatch(endpoints.saveModerator.initiate({ ...CHANGES, id: 7 }));
  expect(user(store)).toEqual(OWN);
  expect(stored()).toEqual(OWN);
});

test('a new moderator leaves the own account, and the password is in no part of the store', async () => {
  const store = signedInStore(json({}));
  await store.dispatch(endpoints.saveModerator.initiate({ ...CHANGES, password: new Secret('hush-hush') }));
  expect(user(store)).toEqual(OWN);
  expect(JSON.stringify(store.getState())).not.toContain('hush-hush');
});
