import { type Group, type Post } from '@/services/communityDecoders';
import { authorOf, dayOf, postsOfDay, safeColour, searchGroups } from './communityRows';

const group = (id: number, title: string): Group => ({ id, title, privacy: 'members', colour: 'blue', members: 0 });
const GROUPS = [group(1, 'PCOS stories'), group(2, 'Meal prep'), group(3, '🥗')];

test.each([
  [' STOR ', [1]],
  ['e', [1, 2]],
  ['🥗', [3]],
  ['x', []],
])('the search %j matches anywhere in the title, ignoring case', (search, expected) => {
  expect(searchGroups(GROUPS, search).map(({ id }) => id)).toEqual(expected);
});

test('a blank search returns the same list', () => {
  expect(searchGroups(GROUPS, ' ')).toBe(GROUPS);
});

test('a day is in the viewer’s time zone', () => {
  expect(dayOf(new Date(2026, 1, 3, 0, 0, 1).toISOString())).toBe('2026-02-03');
  expect(dayOf(new Date(2026, 1, 3, 23, 59).toISOString())).toBe('2026-02-03');
  expect(['', 'yesterday'].map(dayOf)).toEqual(['', '']);
});

test('posts are filtered by the day they were created; without a day the same list is returned', () => {
  const posts = [new Date(2026, 1, 3, 23, 59), new Date(2026, 1, 4)].map((date) => ({
    createdAt: date.toISOString(),
  })) as Post[];
  expect(postsOfDay([...posts, { createdAt: '' } as Post], '2026-02-04')).toEqual([posts[1]]);
  expect(postsOfDay(posts, '')).toBe(posts);
});

test('an author without a name gets one', () => {
  expect(authorOf({ firstName: 'Sana', lastName: '' })).toBe('Sana');
  expect(authorOf({ firstName: '', lastName: '' })).toBe('Unknown member');
});

test.each(['#b2f', '#1c8a7f', 'rebeccapurple', 'rgb(74 69 150)', 'hsl(10, 20%, 30%)'])('%s is a colour', (colour) => {
  expect(safeColour(colour)).toBe(colour);
});

test.each(['', 'url(https://example.com/dot.png)', 'red; background: url(x)', 'var(--ink)', 'expression(alert(1))'])(
  '%j is replaced by blue',
  (colour) => expect(safeColour(colour)).toBe('blue'),
);
