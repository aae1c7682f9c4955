import { screen, within } from '@testing-library/react';
import { refuse } from '@/mirage/overrides';
import { community } from '@test/community';
import { asInDevelopment, called, loaded, openLogged, tableOf } from '@test/devToolsLog';
import { findAndPress, noDialog, press, retype } from '@test/dialogs';
import { mockServer } from '@test/mockServer';

const LOGGED_IN = 'api/executeMutation/fulfilled (login)';
const LISTED = 'api/executeQuery/fulfilled';

const mock = mockServer();
const make = community(mock);
asInDevelopment();

interface Told {
  sentence: { before: string };
  fields?: string[];
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
const HEARD = /^(api\/invalidateTags|round\/ended|journal\/undoAsked|app\/screenJoined|users\/list\/searchChanged)$/;

const isEmpty = (value: unknown) => ['{}', '[]'].includes(JSON.stringify(value) ?? '');

test('the log of a session tells each thing once, nothing that changes nothing, and no one’s name', async () => {
  seed();
  const { user, shown, namesOf, link } = openLogged('/login');
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
  expect(await namesOf(() => findAndPress(user, 'Done'), 'round/ended')).toEqual([
    ...['users/dialogClosed', 'users/selection/recordsDone', 'round/ended'],
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
