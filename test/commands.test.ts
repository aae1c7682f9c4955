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
