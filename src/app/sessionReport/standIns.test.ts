import fc from 'fast-check';
import { bringsContent, isOfContent, numberPeople, personId, shapeOf, standIn } from './standIns';

const NOW = Date.parse('2026-03-10T12:00:00Z');

test('a stand-in has the length of the text and says nothing of it', () => {
  expect(standIn('Aïcha O’Neil 42\nkg')).toBe('xxxxx x-xxxx 00\nxx');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(standIn(text)).toMatch(/^[x0\s-]*$/u);
    }),
  );
});

test('people are 1, 2, 3 in the order in which they appear, as rows, in addresses and by reference', () => {
  const people = shapeOf([{ id: 77, userId: 5 }, { id: 5 }], false, NOW);
  const json = JSON.stringify([people, `/users?dialog=member:${personId(5)}`, personId('x-9')]);
  expect(JSON.parse(numberPeople(json))).toEqual([
    { rows: 2, of: [{ id: 1, userId: 2 }, { id: 2 }] },
    '/users?dialog=member:2',
    3,
  ]);
});

test('content keeps its ids, its authors do not', () => {
  const post = {
    id: 12,
    groupId: 4,
    title: 'My secret',
    author: { id: 9, firstName: 'Nora' },
    isActive: true,
    likes: 25,
  };
  expect(JSON.parse(numberPeople(JSON.stringify(shapeOf(post, true, NOW))))).toEqual({
    id: 12,
    groupId: 4,
    title: 'xx xxxxxx',
    author: { id: 1, firstName: 'xxxx' },
    isActive: true,
    likes: 11,
  });
});

test('days are told from today, but no birthday', () => {
  expect(shapeOf({ createdAt: '2026-03-07T20:00:00Z' }, true, NOW)).toEqual({ createdAt: { day: -3 } });
  expect(shapeOf({ createdAt: '1988-03-07' }, true, NOW)).toEqual({ createdAt: { day: -731 } });
});

test('a field that is not in the code has no name', () => {
  expect(shapeOf({ noraKhan: 'yes', title: '' }, true, NOW)).toEqual({ key1: 'xxx', title: '' });
});

test.each(['listUsers', 'listModerators', 'listCandidates', 'getUserProgress', 'listComments', 'listAnythingNew'])(
  'the rows of %s may be people',
  (endpoint) => {
    expect(bringsContent(endpoint)).toBe(false);
  },
);

test.each(['listRecipes', 'listDietPlans', 'listBanners', 'listPosts'])('the rows of %s are content', (endpoint) => {
  expect(bringsContent(endpoint)).toBe(true);
});

test.each([
  ['/diet-plans', true],
  ['dietPlans', true],
  ['/users', false],
  ['users', false],
  ['/dashboard', false],
])('%s is about content: %s', (section, is) => {
  expect(isOfContent(section)).toBe(is);
});
