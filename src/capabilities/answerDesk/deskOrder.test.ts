import fc from 'fast-check';
import { isWaiting, type Standing } from '@/services/answers';
import { type Post } from '@/services/communityDecoders';
import { nextToRead, queueOf } from './deskOrder';

const post = (id: number) => ({ id }) as Post;

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
  ['uuuw', 1, [0, 1]],
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
