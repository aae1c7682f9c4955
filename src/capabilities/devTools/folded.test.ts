import { type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { makeStore } from '@/app/store';
import { logPanel } from '@test/logPanel';
import { NO_LIST } from '@/services/http/decodeRows';
import { usersApi } from '@/services/users';
import { type User } from '@/services/userTypes';
import { foldTyping, TYPING_MS } from './folded';
import { devToolsOptions, makeLog } from './log';

const USERS = [1, 2].map((id) => ({ id, firstName: 'Sana', isActive: false }));

test('of a text that is typed the log shows the whole, once: after a pause, or before something else happens', () => {
  jest.useFakeTimers();
  const reached: UnknownAction[] = [];
  const pass = foldTyping({} as never)((action) => reached.push(action as UnknownAction));
  const shown = () =>
    reached
      .filter((action) => devToolsOptions(false).predicate({}, action))
      .map(({ type, payload }) => [type, payload]);
  const type = (payload: string) => pass({ type: 'banners/searchChanged', payload });
  type('a');
  pass({ type: 'api/executeQuery/fulfilled', payload: 1 });
  type('ab');
  expect(reached).toHaveLength(3);
  expect(shown()).toEqual([['api/executeQuery/fulfilled', 1]]);
  pass({ type: 'banners/pageChanged', payload: 2 });
  type('abc');
  jest.advanceTimersByTime(TYPING_MS - 1);
  type('abcd');
  jest.advanceTimersByTime(TYPING_MS);
  jest.advanceTimersByTime(TYPING_MS);
  expect(shown().slice(1)).toEqual([
    ['banners/searchChanged', 'ab'],
    ['banners/pageChanged', 2],
    ['banners/searchChanged', 'abcd'],
  ]);
  jest.useRealTimers();
});

test('what a reply repeats is in the log once, so that a long log takes little memory', async () => {
  const told: UnknownAction[] = [];
  const log: Middleware = () => (next) => (action) => next((told.push(action as UnknownAction), action));
  const { enter, leave } = makeLog(logPanel).gate;
  const store = makeStore(null, false, { enter, leave: (api) => (next) => leave(api)(log(api)(next)) });
  const load = (rows: readonly unknown[]) =>
    store.dispatch(usersApi.util.upsertQueryData('listUsers', undefined, rows as User[]));
  await load(USERS);
  await load([USERS[0], { ...USERS[1], isActive: true }]);
  await load(NO_LIST);
  const [[one], [same, changed], none] = told.flatMap(({ type, payload }) =>
    type === 'api/executeQuery/fulfilled' ? [payload] : [],
  ) as [User[], User[], User[]];
  expect(none).toBe(NO_LIST);
  expect(same).toBe(one);
  expect(changed).toMatchObject({ id: 2, isActive: true });
});
