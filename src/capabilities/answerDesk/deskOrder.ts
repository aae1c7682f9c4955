import { isWaiting, type Standing } from '@/services/answers';
import { type Post } from '@/services/communityDecoders';
import { type Id } from '@/services/http/decode';

/** A post of the queue and how it stands. */
export interface QueueItem {
  post: Post;
  standing: Standing;
}

interface Keeping {
  /** Posts that were in the queue: they stay while their comments load again. */
  before: ReadonlySet<Id>;
  /** The post being read or answered, which stays whoever answers it meanwhile. */
  open: Id | null;
}

/** The posts that wait, in the order of `posts`; `standings` are theirs. */
export const queueOf = (
  posts: readonly Post[],
  standings: readonly Standing[],
  { before, open }: Keeping,
): readonly QueueItem[] =>
  posts.flatMap((post, index) => {
    const standing = standings[index]!;
    const isKept = post.id === open || (standing !== 'answered' && before.has(post.id));
    return isKept || isWaiting(standing) ? [{ post, standing }] : [];
  });

export interface Reading {
  /** How many posts that wait are to be known. */
  wanted: number;
  /** How many posts' comments may be under way. */
  atOnce: number;
}

/**
 * The places of the posts whose comments are to be read next: those that may belong among the first `wanted` that wait,
 * oldest first. As long as fewer are known, every third one is read from the newest end: of old posts most are answered,
 * and one after another they would keep the person waiting.
 */
export function nextToRead(standings: readonly Standing[], { wanted, atOnce }: Reading): number[] {
  const waiting = standings.flatMap((standing, index) => (isWaiting(standing) ? [index] : []));
  const end = waiting.length >= wanted ? (waiting[wanted - 1] ?? 0) : standings.length;
  const unread = standings.flatMap((standing, index) => (standing === 'unread' && index < end ? [index] : []));
  const free = atOnce - standings.filter((standing) => standing === 'reading').length;
  const areFew = waiting.length < wanted;
  const next: number[] = [];
  for (let turn = unread.length; next.length < free && unread.length > 0; turn += 1)
    next.push(areFew && turn % 3 === 0 ? unread.pop()! : unread.shift()!);
  return next;
}
