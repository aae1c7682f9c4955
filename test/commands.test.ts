import { CAPABILITIES } from '@/app/capabilities';
import { SCREENS } from '@/app/sections';
import { install, join } from '@/lib/slots';
import { toSessionUser } from '@/services/session/session';
import { commandsOf } from '@/capabilities/palette/commands';
import { findCommands, findRecords, prepareRecords, sourcesOf, wordsOf } from '@/capabilities/palette/records';

beforeAll(async () => {
  install(CAPABILITIES);
  await join('shell');
  await join('palette');
});

const admin = toSessionUser({ id: 1, role: 'Admin' })!;
const limited = toSessionUser({ id: 2, role: 'Subadmin', modules: ['Recipes'] })!;

const USERS = [{ id: 7, firstName: 'Sana', lastName: 'Iqbal', email: 's+1@x.org' }];
const RECIPES = [
  { id: 3, title: 'Sana’s soup' },
  { id: 4, title: '' },
];
const FOLDERS = [{ id: 1, title: 'Minerals', items: [{ id: 9, title: 'Zinc' }] }];
const LISTS: Record<string, readonly unknown[]> = { listUsers: USERS, listRecipes: RECIPES, listSupplements: FOLDERS };

const prepared = async (user = admin) =>
  Promise.all(
    (await sourcesOf(user, SCREENS))
      .toReversed()
      .map((source) => prepareRecords(source, LISTS[source.endpoint.name] ?? [])),
  );

const labels = async (text: string, user = admin, most = 20) =>
  findRecords(await prepared(user), wordsOf(text), most).map(({ label, section, view }) => [
    label,
    section?.path,
    view,
  ]);

test('a record is found if its label contains all the words, in any case; sections keep their order', async () => {
  expect(await labels('SANA')).toEqual([
    ['Sana Iqbal s+1@x.org', '/users', { dialog: { kind: 'member', id: 7 } }],
    ['Sana’s soup', '/recipes', { dialog: { kind: 'details', id: 3 } }],
  ]);
  expect(await labels('iqbal sana')).toHaveLength(1);
  expect(await labels('zinc')).toEqual([['Zinc', '/supplements', { dialog: { kind: 'details', id: 9 } }]]);
});

test('the commands of a sub-admin are their sections and what they may add there', () => {
  expect(commandsOf(limited, SCREENS).map(({ label }) => label)).toEqual([
    'Dashboard',
    'Recipes',
    'Checks',
    'Add Recipe',
    'Bring in recipes',
    'Help',
    'Tour',
    'What changed',
    'Show calls',
    'Save a report of what happened',
  ]);
});

test('the views of a section stand with the sections', () => {
  expect(commandsOf(admin, SCREENS)).toContainEqual(
    expect.objectContaining({ kind: 'Sections', label: 'Payments', hint: 'Users', view: { view: 'payments' } }),
  );
});

test('a command that is called so comes before those that are called more', () => {
  const [first] = findCommands(commandsOf(admin, SCREENS), wordsOf('help')).filter(({ kind }) => kind === 'Actions');
  expect(first!.label).toBe('Help');
});

test('records are limited in number and to sections that the person may open', async () => {
  expect(await labels('sana', admin, 1)).toHaveLength(1);
  expect(await labels('sana', limited)).toEqual([['Sana’s soup', '/recipes', { dialog: { kind: 'details', id: 3 } }]]);
});

test('a long list is prepared in several tasks, and once', async () => {
  const [users] = await sourcesOf(admin, SCREENS);
  const many = Array.from({ length: 60_000 }, (_, id) => ({ id, firstName: 'M', lastName: String(id), email: '' }));
  let tasks = 0;
  const counting = setInterval(() => (tasks += 1));
  const records = await prepareRecords(users!, many);
  clearInterval(counting);
  expect(tasks).toBeGreaterThan(0);
  expect(findRecords([records], ['59999'], 20)).toHaveLength(1);
  expect(await prepareRecords(users!, many)).toBe(records);
});

test('each command is there once', () => {
  const names = commandsOf(admin, SCREENS).map(({ label, hint }) => `${label}, ${hint}`);
  expect(names).toEqual([...new Set(names)]);
});

test('of each kind, commands with all the words in their labels come first', () => {
  const found = findCommands(commandsOf(admin, SCREENS), wordsOf('add work'));
  expect(found.map(({ label }) => label)).toEqual(['Add Work-Out', 'Add Week', 'Add Exercise']);
});

test('commands are found by label and hint', () => {
  const found = findCommands(commandsOf(admin, SCREENS), wordsOf('category pay'));
  expect(found.map(({ section, view }) => [section?.path, view])).toEqual([
    ['/payments', { dialog: { kind: 'addCategory' } }],
  ]);
});
