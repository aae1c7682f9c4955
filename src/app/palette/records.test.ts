import { toSessionUser } from '@/services/session/session';
import { commandsOf } from './commands';
import { findCommands, findRecords, wordsOf } from './records';

const admin = toSessionUser({ id: 1, role: 'Admin' })!;
const limited = toSessionUser({ id: 2, role: 'Subadmin', modules: ['Recipes'] })!;

const QUERIES = [
  { endpointName: 'listUsers', data: [{ id: 7, firstName: 'Sana', lastName: 'Iqbal', email: 's+1@x.org' }] },
  {
    endpointName: 'listRecipes',
    data: [
      { id: 3, title: 'Sana’s soup' },
      { id: 4, title: '' },
    ],
  },
  { endpointName: 'listSupplements', data: [{ id: 1, title: 'Minerals', supplements: [{ id: 9, title: 'Zinc' }] }] },
  { endpointName: 'listPlans', data: undefined },
  { endpointName: 'getDashboardStats', data: { sana: 1 } },
];

const labels = (text: string, user = admin, most = 20) =>
  findRecords(QUERIES, user, wordsOf(text), most).map(({ label, section, view }) => [label, section?.path, view]);

test('a record of a cached list is found if its label contains all the words, in any case', () => {
  expect(labels('SANA')).toEqual([
    ['Sana Iqbal s+1@x.org', '/users', { dialog: { kind: 'member', id: 7 } }],
    ['Sana’s soup', '/recipes', { dialog: { kind: 'details', id: 3 } }],
  ]);
  expect(labels('iqbal sana')).toHaveLength(1);
  expect(labels('zinc')).toEqual([['Zinc', '/supplements', { dialog: { kind: 'details', id: 9 } }]]);
});

test('records are limited in number and to sections that the person may open', () => {
  expect(labels('sana', admin, 1)).toHaveLength(1);
  expect(labels('sana', limited)).toEqual([['Sana’s soup', '/recipes', { dialog: { kind: 'details', id: 3 } }]]);
});

test('the commands of a sub-admin are their sections and what they may add there', () => {
  expect(commandsOf(limited).map(({ label }) => label)).toEqual([
    'Dashboard',
    'Recipes',
    'Add Recipe',
    'What changed',
    'Show calls',
  ]);
});

test('the views of a section stand with the sections', () => {
  expect(commandsOf(admin)).toContainEqual(
    expect.objectContaining({ kind: 'Sections', label: 'Payments', hint: 'Users', view: { view: 'payments' } }),
  );
});

test('commands are found by label and hint', () => {
  const found = findCommands(commandsOf(admin), wordsOf('category pay'));
  expect(found.map(({ section, view }) => [section?.path, view])).toEqual([
    ['/payments', { dialog: { kind: 'addCategory' } }],
  ]);
});
