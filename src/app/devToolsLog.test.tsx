import { readFileSync } from 'node:fs';
import { type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { refuse } from '@/mirage/overrides';
import { community } from '@test/community';
import { findAndPress, noDialog, press, retype } from '@test/dialogs';
import { exportRows } from '@test/exports';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { devToolsOptions, makeTravel } from './devTools';
import { journal } from '@/capabilities/journal/manifest';
import { install } from '@/screen/slots';
import { listExported } from '@/screen/viewMenu/panel/ViewMenu';
import { refreshAsked } from '@/services/http/refresh';
import { connectionSlice } from '@/services/http/connection';
import { startSession, type SessionUser } from '@/services/session/session';
import { sessionSlice } from '@/services/session/sessionState';
import { bannersApi } from '@/services/banners';
import { foundSaved, roundEnded, undoAsked } from '@/screen/journal/changes';
import { journalSlice } from '@/screen/journal/journalState';
import { openScreen, screenStateAt } from './screens';
import { SCREENS } from './sections';
import { background } from './shell/overlays';
import { makeStore } from './store';
import { themeSlice } from './theme';

const LOGGED_IN = 'api/executeMutation/fulfilled (login)';
const LISTED = 'api/executeQuery/fulfilled';

/** What stands in the first column of a table of the page that tells how to read the log. */
const tableOf = (heading: string) => {
  const [, section] = readFileSync('docs/devtools.md', 'utf8').split(`## ${heading}\n`);
  const rows = section!.split('\n## ')[0]!.matchAll(/^\| (`.*?) \|/gm);
  return [...rows].flatMap(([, first]) => first!.replaceAll('`', '').trim().split(', '));
};

const mock = mockServer();
const make = community(mock);

// As the panel is rendered in development, where effects run twice.
configure({ reactStrictMode: true });

beforeAll(() => {
  install([journal]);
  return background.load();
});

interface Noted {
  action: UnknownAction;
  isChange: boolean;
}

/** The panel at an address, with DevTools, and what these show outside development of what was done. */
function open(address: string, as: SessionUser | null = null) {
  const noted: Noted[] = [];
  const { gate, start } = makeTravel();
  const note: Middleware = (store) => (next) => (action) => {
    const before: unknown = store.getState();
    const result = next(action);
    noted.push({ action: action as UnknownAction, isChange: store.getState() !== before });
    return result;
  };
  const leave: Middleware = (store) => (next) => gate.leave(store)(note(store)(next));
  const store = makeStore(as, false, { ...gate, leave });
  const lifted = { currentStateIndex: 0, stagedActionIds: [0], skippedActionIds: [] };
  const liftedStore = { getState: () => lifted, subscribe: () => () => undefined };
  const { user, router, go } = renderApp(address, as, undefined, store);
  start(Object.assign(store, { liftedStore }) as never, router);

  const { actionsDenylist, actionSanitizer, predicate } = devToolsOptions(true);
  const isLeftOut = ({ action }: Noted) =>
    action.type.match(actionsDenylist.join('|')) !== null || !predicate(store.getState(), action);
  const shown = (from = 0) =>
    noted
      .slice(from)
      .filter((entry) => !isLeftOut(entry))
      .map(({ action, isChange }): Shown => ({ ...actionSanitizer(action), isChange }));
  /** The names of the entries that an act makes, whose last one is awaited. */
  const namesOf = async (run: () => Promise<unknown>, last: string) => {
    const from = noted.length;
    await run();
    const names = () => shown(from).map(({ type }) => type);
    await waitFor(() => expect(names().filter((name) => name.startsWith(last))).not.toEqual([]), { timeout: 5000 });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    return names();
  };
  return { user, shown, namesOf, go, link: (name: string) => user.click(screen.getByRole('link', { name })) };
}

interface Told {
  sentence: { before: string };
  fields?: string[];
}

interface Shown extends UnknownAction {
  payload?: unknown;
  meta?: { baseQueryMeta?: unknown };
  isChange: boolean;
}

const PASSWORD = 'planted-password';

function seed() {
  const person = { lastName: 'Planted', email: 'planted@example.org', phoneNo: '+92 planted' };
  mock.create('employee', { ...person, firstName: 'Planteda', password: PASSWORD, role: { title: 'Admin' } });
  for (const firstName of ['Plantedb', 'Plantedc', 'Plantedd'])
    mock.create('user', { ...person, firstName, isActive: firstName === 'Plantedb' ? 'Y' : 'N' });
  for (const link of ['one', 'two', 'three']) mock.create('banner', { link: `${link}.example`, image: 'a.png' });
  make.group('Ask the coach');
  make.post('Hello', { user: { firstName: 'Plantedp', lastName: 'Planted' } });
}

/** Events that other code of the panel hears, and that a person pressed what is shown already; they change nothing. */
const HEARD = /^(api\/invalidateTags|journal\/(roundEnded|undoAsked)|app\/screenJoined|users\/list\/searchChanged)$/;

const called = (name: string, kind = 'Mutation', end = 'fulfilled') => [
  `api/execute${kind}/pending (${name})`,
  `api/execute${kind}/${end} (${name})`,
];
const loaded = (name: string) => called(name, 'Query');

const isEmpty = (value: unknown) => ['{}', '[]'].includes(JSON.stringify(value) ?? '');

test('the log of a session tells each thing once, nothing that changes nothing, and no one’s name', async () => {
  seed();
  const { user, shown, namesOf, link } = open('/login');
  const choose = async (name: string, item: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    await user.click(screen.getByRole('menuitem', { name: item }));
  };
  const undoLast = async () => {
    await press(user, 'What changed');
    const drawer = within(await screen.findByRole('dialog', { name: 'What changed' }));
    await user.click(drawer.getAllByRole('button', { name: /^Undo/ })[0]!);
  };

  await user.type(await screen.findByLabelText('Email'), 'planted@example.org');
  await user.type(screen.getByLabelText('Password'), 'planted-other');
  expect(await namesOf(() => press(user, 'Sign in'), LOGGED_IN)).toEqual(called('login'));
  await retype(user, 'Password', PASSWORD);
  await press(user, 'Sign in');
  await screen.findByText('Welcome to Petal');
  await link('Users');
  const search = await screen.findByRole('searchbox');
  const typed = await namesOf(() => user.type(search, 'planted'), 'users/list/searchChanged');
  expect(typed).toEqual(['users/list/searchChanged']);

  const deactivated = async () => {
    await choose('Plantedb Planted', 'Deactivate User');
    await press(user, 'Deactivate');
  };
  expect((await namesOf(deactivated, `${LISTED} (listUsers)`)).sort()).toEqual(
    [
      ...['users/dialogOpened', 'users/dialogClosed', 'journal/changeMade'],
      ...[...called('deactivateUser'), ...loaded('listUsers')],
    ].sort(),
  );
  expect((await namesOf(undoLast, `${LISTED} (listUsers)`)).sort()).toEqual(
    [
      ...['journal/undoStarted', 'journal/stepUndone', 'journal/undoSucceeded'],
      ...[...called('activateUser'), ...loaded('listUsers')],
    ].sort(),
  );
  await user.keyboard('{Escape}');
  await noDialog();

  const round = async () => {
    for (const name of ['Plantedc', 'Plantedd'])
      await user.click(screen.getByRole('checkbox', { name: `Select ${name} Planted` }));
    const bar = within(await screen.findByRole('group', { name: 'Selected users' }));
    await user.click(await bar.findByRole('button', { name: 'Activate' }));
    await findAndPress(user, 'Activate 2 users');
  };
  expect((await namesOf(round, `${LISTED} (listUsers)`)).sort()).toEqual(
    [
      ...['users/selection/cardsTicked', 'users/selection/cardsTicked', 'users/dialogOpened'],
      ...['journal/changeMade', 'journal/changeMade', 'api/invalidateTags'],
      ...[...called('activateUser'), ...called('activateUser'), ...loaded('listUsers')],
    ].sort(),
  );
  const undone = await namesOf(() => findAndPress(user, 'Undo'), 'journal/undoSucceeded');
  expect(undone).toContain('api/executeMutation/pending (deactivateUser)');
  expect(undone.filter((name) => name.startsWith('journal/'))).toEqual([
    ...['journal/undoAsked', 'journal/undoStarted'],
    ...['journal/stepUndone', 'journal/stepUndone', 'journal/undoSucceeded'],
  ]);
  expect(await namesOf(() => findAndPress(user, 'Done'), 'journal/roundEnded')).toEqual([
    ...['users/dialogClosed', 'users/selection/recordsDone', 'journal/roundEnded'],
  ]);

  await link('Banner');
  const edit = async (name: string, more: string) => {
    await choose(name, 'Edit');
    await user.type(await screen.findByLabelText('Link'), more);
    await press(user, 'Save');
  };
  await screen.findByRole('button', { name: 'Actions for three.example' });
  expect(await namesOf(() => edit('three.example', '/a'), 'banners/savedLeft')).toEqual(tableOf('One save'));
  refuse(mock.server, 'banners/update', { status: 422, message: 'Planted says no.' });
  const refused = await namesOf(() => edit('three.example/a', '/b'), 'api/executeMutation/rejected');
  expect(refused).toEqual(['banners/dialogOpened', ...called('saveBanner', 'Mutation', 'rejected')]);
  await press(user, 'Cancel');
  const deleted = async () => {
    await choose('two.example', 'Delete');
    await press(user, 'Delete');
  };
  expect((await namesOf(deleted, 'journal/changeMade')).sort()).toEqual(
    [
      ...['banners/dialogOpened', 'banners/dialogClosed', 'journal/changeMade', 'api/queries/queryResultPatched'],
      ...called('deleteBanner'),
    ].sort(),
  );

  await link('Community');
  await user.click(await screen.findByRole('button', { name: /^Ask the coach/ }));
  const post = within(await screen.findByRole('article', { name: 'Hello' }));
  const toggle = post.getByRole('button', { name: /comments$/ });
  expect(await namesOf(() => user.click(toggle), `${LISTED} (listComments)`)).toEqual([
    'community/commentsToggled',
    ...loaded('listComments'),
  ]);
  const comment = async () => {
    await user.type(await post.findByLabelText('Write a comment...'), 'planted, twenty signs');
    await user.click(post.getByRole('button', { name: 'Comment' }));
  };
  expect((await namesOf(comment, 'journal/changeMade')).sort()).toEqual(
    [
      ...['api/queries/queryResultPatched', 'api/queries/queryResultPatched', 'journal/changeMade'],
      ...called('createComment'),
    ].sort(),
  );
  await press(user, 'Logout');
  const signedOut = async () =>
    user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Logout' }));
  expect(await namesOf(signedOut, 'place/moved')).toEqual(['session/sessionEnded', 'api/resetApiState', 'place/moved']);

  const log = shown();
  const changes = log.flatMap(({ type, payload }) => (type === 'journal/changeMade' ? (payload as Told) : []));
  expect(changes.find(({ sentence }) => sentence.before.includes('banner'))!.fields).toEqual(['link']);
  const steps = log.flatMap(({ type, payload }) => (type === 'place/moved' ? payload : []));
  expect(steps[0]).toEqual({ pathname: '/login', by: 'pop' });
  expect(steps.slice(-2)).toEqual([
    { pathname: '/community', by: 'push' },
    { pathname: '/login', by: 'replace' },
  ]);
  expect(log.find(({ type }) => type === 'session/sessionEnded')!.payload).toBe('logout');
  expect(log.filter(({ type, isChange }) => !isChange && !HEARD.test(type))).toEqual([]);
  expect(log.filter(({ type, payload }) => isEmpty(payload) && !type.startsWith('api/executeQuery'))).toEqual([]);
  expect(log.filter(({ meta }) => isEmpty(meta?.baseQueryMeta))).toEqual([]);
  expect(JSON.stringify(log)).not.toMatch(/planted|seed-token/i);
  expect(log.length).toBeLessThan(100);
}, 60_000);

test('Refresh, an export, a print, Back and Forward are told', async () => {
  seed();
  const { user, shown, namesOf, link, go } = open('/banners', mock.admin());
  await screen.findByRole('button', { name: 'Actions for three.example' });
  expect(await namesOf(() => press(user, 'Refresh'), LISTED)).toEqual([
    ...['app/refreshAsked', 'api/invalidateTags', ...loaded('listBanners')],
  ]);
  expect(await namesOf(() => exportRows(user), 'app/listExported')).toEqual(['app/listExported']);
  window.dispatchEvent(new Event('beforeprint'));
  await press(user, 'Add Banner');
  await screen.findByLabelText('Link');
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(await namesOf(() => press(user, 'Cancel'), 'banners/dialogClosed')).toEqual(['banners/dialogClosed']);
  await link('Plans');
  await screen.findByRole('button', { name: 'Create New Plan' });
  await go(-1);
  expect(await namesOf(() => go(1), 'place/moved')).toContain('place/moved');

  const payloadsOf = (name: string) => shown().flatMap(({ type, payload }) => (type === name ? [payload] : []));
  expect(payloadsOf('app/listExported')).toEqual([
    { list: 'banners', format: 'xlsx', rows: 3, columns: 2, isFull: false },
  ]);
  expect(payloadsOf('place/printOpened')).toEqual(['page']);
  expect(payloadsOf('place/moved')).toEqual([
    { pathname: '/banners', by: 'pop' },
    { pathname: '/plans', by: 'push' },
    { pathname: '/banners', by: 'back' },
    { pathname: '/plans', by: 'forward' },
  ]);
});

test('a query that was not sent, as it was under way, is not shown as one that failed', async () => {
  const user = mock.admin();
  startSession({ token: `seed-token-${user.id}`, user }, false);
  const told: string[] = [];
  const leave: Middleware = (store) => (next) => (action) => {
    if (devToolsOptions(false).predicate(store.getState(), action as UnknownAction))
      told.push((action as UnknownAction).type);
    return next(action);
  };
  const store = makeStore(user, false, { enter: () => (next) => next, leave });
  const again = { forceRefetch: true, subscribe: false } as const;
  const ask = () => store.dispatch(bannersApi.endpoints.listBanners.initiate(undefined, again));
  await Promise.all([ask(), ask()]);
  expect(mock.posted('banners/list')).toHaveLength(1);
  expect(told.filter((type) => type.startsWith('api/execute'))).toEqual([
    'api/executeQuery/pending',
    'api/executeQuery/fulfilled',
  ]);
});

test('the page tells each event of each section, and no other', async () => {
  const store = makeStore();
  for (const section of SCREENS) await openScreen(section, store);
  const ofSections = SCREENS.flatMap(({ path }) => Object.keys(screenStateAt(path)?.actions ?? {}));
  const ofPanel = [sessionSlice, connectionSlice, themeSlice, journalSlice].flatMap(({ name, actions }) =>
    Object.keys(actions).map((event) => `${name}/${event}`),
  );
  const ofJournal = [foundSaved.type, roundEnded.type, undoAsked.type];
  const ofLists = [refreshAsked.type, listExported.type];
  const ofPlace = ['app/screenJoined', 'place/moved', 'place/printOpened'];
  const told = [...ofSections, ...ofPanel, ...ofJournal, ...ofLists, ...ofPlace];
  expect(tableOf('Events').sort()).toEqual([...new Set(told)].sort());
});
