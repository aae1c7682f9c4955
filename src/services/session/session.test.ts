import { changedUser, clearSession, readToken, restoreSession, startSession, toSessionUser } from './session';

const USER = toSessionUser({
  id: 1,
  firstName: 'A',
  lastName: 'B',
  email: 'a@b.c',
  role: 'Admin',
  modules: ['Users'],
})!;

afterEach(clearSession);

test('modules arrive as a list or as text, the role as an object', () => {
  const wire = { id: '4', role: { title: 'Subadmin' }, modules: 'Users, Recipes' };
  expect(toSessionUser(wire)).toMatchObject({ id: 4, role: 'Subadmin', modules: ['Users', 'Recipes'] });
});

test('a stored session is restored', () => {
  startSession({ token: 't', user: USER }, false);
  expect(restoreSession()).toEqual(USER);
  expect(readToken()).toBe('t');
});

test('a session of somebody without a role is restored', () => {
  const user = toSessionUser({ id: 1, role: null })!;
  startSession({ token: 't', user }, false);
  expect(restoreSession()).toEqual(user);
});

test.each([
  ['no token', { token: null }],
  ['another user id', { userId: '2' }],
  ['a user that is no JSON', { user: '{' }],
  ['a user without an id', { user: '{"role":"Admin"}' }],
  ['a plain user', { user: '{"id":1,"role":"USER "}' }],
  ['a user that is a list', { user: '[]' }],
])('a tampered session means signed out, and its keys are cleared: %s', (_name, tampered) => {
  startSession({ token: 't', user: USER }, false);
  for (const [key, value] of Object.entries(tampered)) {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  }
  expect(restoreSession()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('signing in removes everything of another person', () => {
  startSession({ token: 't', user: USER }, false);
  sessionStorage.setItem('draft', 'text');
  startSession({ token: 'u', user: { ...USER, id: 2 } }, false);
  expect(sessionStorage.getItem('draft')).toBeNull();
});

test('if storage is full, the session lasts until the page is left', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  startSession({ token: 't', user: USER }, false);
  expect(readToken()).toBe('t');
  clearSession();
  expect(readToken()).toBeNull();
});

test('if storage is blocked, nothing throws', () => {
  for (const method of ['getItem', 'setItem', 'removeItem', 'clear'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  expect(restoreSession()).toBeNull();
  startSession({ token: 't', user: USER }, false);
  expect(readToken()).toBe('t');
});

test('a reply updates the person, but not their id or rights that it does not contain', () => {
  const user = { ...USER, age: '38', about: 'Coach' };
  const reply = { id: 9, firstName: 'C', role: null, modules: null, userProfile: '{"about":"Hi"}' };
  expect(changedUser(user, reply)).toEqual({ ...user, firstName: 'C', about: 'Hi' });
  expect(changedUser(user, { modules: '["Recipes"]', role: { title: 'Subadmin' } })).toEqual({
    ...user,
    role: 'Subadmin',
    modules: ['Recipes'],
  });
});
