import fc from 'fast-check';
import { type Post } from '@/services/communityTypes';
import { type Standing } from '../standings';
import { answerable, isWaiting, nextToRead, queueOf, standingOf } from './queueOrder';

const post = (id: number, changes: Partial<Post> = {}) =>
  ({ id, allowsComments: true, createdAt: `2026-03-0${id}T00:00:00Z`, commentsCount: 1, ...changes }) as Post;

const ids = (posts: readonly Post[]) => posts.map(({ id }) => id);

test('posts that can be answered come oldest first, those without a date last', () => {
  const posts = [
    post(4, { createdAt: 'once' }),
    post(3),
    post(2, { allowsComments: false }),
    post(1),
    post(5, { createdAt: '2026-03-01T00:00:00Z' }),
  ];
  expect(ids(answerable(posts))).toEqual([1, 5, 3, 4]);
});

test.each<[number, Standing, Standing]>([
  [0, 'unread', 'waits'],
  [0, 'reading', 'waits'],
  [0, 'answered', 'answered'],
  [2, 'unread', 'unread'],
  [2, 'failed', 'failed'],
])('a post with %d comments that is %s counts as %s', (commentsCount, read, expected) => {
  expect(standingOf(post(1, { commentsCount }), read)).toBe(expected);
});

test('the queue has what waits, what failed, the open post, and what is read again', () => {
  const posts = [1, 2, 3, 4, 5, 6].map((id) => post(id));
  const standings: Standing[] = ['waits', 'answered', 'failed', 'unread', 'reading', 'answered'];
  const shown = (before: number[], open: number | null) =>
    queueOf(posts, standings, { before: new Set(before), open }).map(({ post: { id } }) => id);
  expect(shown([], null)).toEqual([1, 3]);
  expect(shown([1, 2, 4], null)).toEqual([1, 3, 4]);
  expect(shown([], 6)).toEqual([1, 3, 6]);
});

const reading = (standings: string, wanted: number, atOnce = 2) => {
  const WORDS: Record<string, Standing> = { w: 'waits', a: 'answered', f: 'failed', r: 'reading', u: 'unread' };
  return nextToRead(
    [...standings].map((letter) => WORDS[letter]!),
    { wanted, atOnce },
  );
};

test.each([
  ['uuuu', 1, [0, 1]],
  ['uuu', 1, [2, 0]],
  ['ruuu', 1, [3]],
  ['rruu', 1, []],
  ['uwuu', 1, [0]],
  ['awuu', 1, []],
  ['auwfu', 2, [1]],
  ['awwaa', 9, []],
])('of %s, where %d are to be known, %j are read next', (standings, wanted, expected) => {
  expect(reading(standings, wanted)).toEqual(expected);
});

test('reading ends with the first wanted posts that wait, whatever the others are, and never more at once than allowed', () => {
  const truth = fc.array(fc.constantFrom<Standing>('waits', 'answered', 'failed'), { maxLength: 60 });
  const hidden = fc.infiniteStream(fc.boolean());
  fc.assert(
    fc.property(
      truth,
      hidden,
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 6 }),
      (all, isHidden, wanted, atOnce) => {
        const known = all.map((standing): Standing => (isHidden.next().value ? 'unread' : standing));
        for (;;) {
          const next = nextToRead(known, { wanted, atOnce });
          if (next.length === 0) break;
          expect(next.length).toBeLessThanOrEqual(atOnce);
          for (const index of next) {
            expect(known[index]).toBe('unread');
            known[index] = all[index]!;
          }
        }
        const first = (standings: Standing[]) =>
          standings.flatMap((standing, index) => (isWaiting(standing) ? [index] : [])).slice(0, wanted);
        expect(first(known)).toEqual(first(all));
      },
    ),
  );
});
