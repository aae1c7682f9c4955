import { makeStore } from '@/app/store';
import { fill, install, join } from '@/lib/slots';
import { actKinds } from '@/screen/actKinds';
import { api } from '@/services/http/api';
import { usersApi } from '@/services/users';
import { sessionSlice, signedIn } from '@/services/session/sessionState';
import { type SessionUser } from '@/services/session/session';
import { type User } from '@/services/userTypes';
import { devToolsOptions, rowsOf } from './log';

const COUNT = 50;

/** Texts that must never be seen: 50 names, emails, phones and answers. */
const planted = (index: number) => ({
  id: index,
  firstName: `Planted-first-${index}`,
  lastName: `Planted-last-${index}`,
  email: `planted-${index}@example.org`,
  phoneNo: `+92 planted ${index}`,
  status: 'active',
  assessment: [{ question: `Planted question ${index}`, answer: `Planted answer ${index}` }],
});

const person = { id: 1, firstName: 'Planted', lastName: 'Person', email: 'planted@example.org', role: 'Admin' };

async function filledStore() {
  const store = makeStore();
  store.dispatch(signedIn(person as SessionUser));
  const rows = Array.from({ length: COUNT }, (_, index) => planted(index)) as unknown as User[];
  await store.dispatch(usersApi.util.upsertQueryData('listUsers', undefined, rows));
  return store;
}

test('outside development the state holds none of the texts of people, but what is no personal data', async () => {
  const store = await filledStore();
  const state = devToolsOptions(true).stateSanitizer(store.getState());
  const text = JSON.stringify(state);
  expect(JSON.stringify(store.getState())).toContain('Planted-first-7');
  expect(text).not.toMatch(/planted/i);
  expect(text).toContain(`"rows":${COUNT}`);
  expect(text).toContain('"status":"active"');
  expect(text).toContain('"role":"Admin"');
});

test('actions are masked likewise: replies, what is sent, and what is typed', () => {
  const { actionSanitizer } = devToolsOptions(true);
  const actions = [
    { type: 'api/executeQuery/fulfilled', payload: [planted(1)], meta: { arg: { originalArgs: { text: 'planted' } } } },
    { type: 'api/executeMutation/fulfilled', payload: 'planted' },
    { type: 'users/list/searchChanged', payload: 'planted' },
    { type: 'users/conditions/conditionTyped', payload: 'planted' },
    { type: 'users/viewRestored', payload: { search: 'planted', tab: 'active' } },
    signedIn(person as SessionUser),
  ];
  const text = JSON.stringify(actions.map((action) => actionSanitizer(action)));
  expect(text).not.toMatch(/planted/i);
  expect(text).toContain('users/list/searchChanged');
  expect(text).toContain('"tab":"active"');
});

test('events that name a choice show it', () => {
  const { actionSanitizer } = devToolsOptions(true);
  const chosen = { type: 'users/list/tabSelected', payload: 'inactive' };
  expect(actionSanitizer(chosen)).toEqual(chosen);
  const opened = { type: 'users/dialogOpened', payload: { kind: 'bmr', id: 3 } };
  expect(actionSanitizer(opened)).toEqual(opened);
});

test('what tells which call, which choice and which part of the screen is shown', () => {
  const fields = [
    ...['type', 'kind', 'status', 'requestStatus', 'endpointName', 'requestId', 'queryCacheKey', 'reducerPath'],
    ...['tab', 'mode', 'key', 'direction', 'sort', 'filter', 'role', 'modules', 'currency', 'duration', 'month'],
    ...['pathname', 'chosen', 'system', 'appliedTheme'],
  ];
  const screen = Object.fromEntries(fields.map((field) => [field, field === 'modules' ? ['Users'] : `a ${field}`]));
  const { stateSanitizer } = devToolsOptions(true);
  expect(stateSanitizer({ screen })).toMatchObject({ screen });
});

test('a text of a new field is masked, no text and a number are as they are', () => {
  const { stateSanitizer } = devToolsOptions(true);
  const screen = { isNew: 'Planted', empty: '', count: 3, isOpen: true, none: null };
  expect(stateSanitizer({ screen })).toMatchObject({ screen: { ...screen, isNew: '•••' } });
});

test('a file is shown as one, in development by its name', () => {
  const sent = { type: 'sent', payload: { image: new File(['a'], 'planted.png') } };
  const [hidden, named] = [true, false].map((isPrivate) => devToolsOptions(isPrivate).actionSanitizer(sent).payload);
  expect([hidden, named]).toEqual([{ image: '(file)' }, { image: '(file planted.png)' }]);
});

test('an entry of a call names its endpoint', () => {
  const { actionSanitizer } = devToolsOptions(true);
  const meta = { arg: { endpointName: 'listUsers' } };
  expect(actionSanitizer({ type: 'api/executeQuery/pending', meta }).type).toBe('api/executeQuery/pending (listUsers)');
});

test('tags, the act of a dialog, what a patch changes and the journal’s own words are readable, what they are about is not', async () => {
  install([{ parts: { devTools: () => Promise.resolve({ fills: [fill(actKinds, 'selected')] }) } }]);
  await join('devTools');
  const { actionSanitizer, stateSanitizer } = devToolsOptions(true);
  const payloadOf = (type: string, payload: unknown) => actionSanitizer({ type, payload }).payload;
  const tags = ['User', { type: 'Comments', id: 3 }];
  expect(payloadOf('api/invalidateTags', tags)).toEqual(tags);
  expect(payloadOf('tabs/changedInOtherTab', tags)).toEqual(tags);
  const act = { kind: 'selected', id: 'activate' };
  expect(payloadOf('users/dialogOpened', act)).toEqual(act);
  expect(payloadOf('community/dialogOpened', { kind: 'editReply', id: 'Planted' })).toEqual({
    kind: 'editReply',
    id: '•••',
  });
  const patch = { op: 'replace', path: [0, 'title'], value: 'Planted' };
  expect(payloadOf('api/queries/queryResultPatched', { patches: [patch] })).toEqual({
    patches: [{ ...patch, value: '•••' }],
  });
  const status = { op: 'replace', path: [0, 'status'], value: 'sent' };
  const row = { op: 'add', path: [1], value: { status: 'sent', title: 'Planted' } };
  expect(payloadOf('api/queries/queryResultPatched', { patches: [status, row] })).toEqual({
    patches: [status, { ...row, value: { status: 'sent', title: '•••' } }],
  });
  const sentence = { sign: 'on', before: 'Activated ', name: 'Planted', after: '', noun: 'user' };
  const steps = [{ kind: 'status', before: { before: 'Planted' }, name: 'Planted' }];
  expect(payloadOf('journal/changeMade', { sentence, steps })).toEqual({
    sentence: { ...sentence, name: '•••' },
    steps: [{ kind: 'status', before: { before: '•••' }, name: '•••' }],
  });
  const provided = { tags: { Banner: { all: ['listBanners(undefined)'] } }, keys: {} };
  expect(stateSanitizer({ api: { provided } })).toMatchObject({ api: { provided } });
});

test('the fields that changed and what was exported are told by their names', () => {
  const { actionSanitizer } = devToolsOptions(true);
  for (const action of [
    { type: 'journal/changeMade', payload: { fields: ['title', 'image'] } },
    { type: 'app/listExported', payload: { list: 'users', format: 'csv', rows: 3, columns: 2, isFull: false } },
  ])
    expect(actionSanitizer(action)).toEqual(action);
});

test('what was typed into conditions is masked, also where it is read as the name of a field', () => {
  const { actionSanitizer } = devToolsOptions(true);
  const typed = {
    type: 'users/conditions/conditionsChanged',
    payload: [[{ field: 'emily singh', operator: null, value: '' }]],
  };
  expect(actionSanitizer(typed).payload).toEqual([[{ field: '•••', operator: null, value: '' }]]);
});

test('what of a reply could not be read is told by its field', () => {
  const { actionSanitizer } = devToolsOptions(true);
  const baseQueryMeta = { 'age number': { fault: 'number', field: 'age', count: 1, rows: ['Planted'] } };
  const { meta } = actionSanitizer({ type: 'api/executeQuery/fulfilled', meta: { baseQueryMeta } });
  expect(meta.baseQueryMeta['age number']).toEqual({ fault: 'number', field: 'age', count: 1, rows: ['•••'] });
});

test('a sign-in that brings no user says so', () => {
  const { actionSanitizer } = devToolsOptions(true);
  const meta = { arg: { endpointName: 'login' } };
  expect(actionSanitizer({ type: 'api/executeMutation/fulfilled', payload: 'noToken', meta }).payload).toBe('noToken');
});

test('a list of twenty is shown whole', () => {
  const screen = { ids: Array.from({ length: 20 }, (_, id) => id) };
  expect(devToolsOptions(true).stateSanitizer({ screen })).toMatchObject({ screen });
});

test('only development traces actions; the bookkeeping of subscriptions is shown nowhere', async () => {
  expect([devToolsOptions(true).trace, devToolsOptions(false).trace]).toEqual([false, true]);
  const { actionsDenylist, stateSanitizer } = devToolsOptions(false);
  // As the extension does.
  const isLeftOut = (type: string) => type.match(actionsDenylist.join('|')) !== null;
  const { internalActions, util } = api;
  const { subscriptionsUpdated, removeMutationResult, removeQueryResult, updateProvidedBy } =
    internalActions as never as Record<string, { type: string }>;
  for (const action of [subscriptionsUpdated, removeMutationResult, removeQueryResult, updateProvidedBy])
    expect([action!.type, isLeftOut(action!.type)]).toEqual([action!.type, true]);
  for (const { type } of [util.invalidateTags, util.resetApiState, internalActions.queryResultPatched])
    expect([type, isLeftOut(type)]).toEqual([type, false]);
  expect(isLeftOut('api/executeQuery/pending')).toBe(false);
  expect(stateSanitizer((await filledStore()).getState()).api.subscriptions).toBeUndefined();
});

test('in development texts are shown, and long lists by their length and first rows', async () => {
  const store = await filledStore();
  const text = JSON.stringify(devToolsOptions(false).stateSanitizer(store.getState()));
  expect(text).toContain('Planted-first-19');
  expect(text).not.toContain('Planted-first-20');
  expect(rowsOf(store)('listUsers')).toHaveLength(COUNT);
  expect(rowsOf(store)('listPlans')).toBeUndefined();
});

test('a list is summarised once', async () => {
  const store = await filledStore();
  const { stateSanitizer } = devToolsOptions(true);
  const listIn = () =>
    Object.values(stateSanitizer(store.getState()).api.queries).find((entry) => entry?.endpointName === 'listUsers');
  const first = listIn();
  store.dispatch(sessionSlice.actions.sessionExpired());
  expect(listIn()?.data).toBe(first?.data);
});
