import { type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useMemo, useState } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { useGrowingCount } from '@/components/cards/useGrowingCount';
import { sameValues } from '@/lib/sameValues';
import { keptList } from '@/screen/kept/keptList';
import { useKeptList } from '@/screen/kept/useKeptList';
import { neighboursOf } from '@/capabilities/queue/api';
import { MOST_AT_ONCE, useLoads } from '@/screen/useLoads';
import { isKnown, isWaiting, selectAnswerable, selectStandingsFor, type CommunityRoot } from '@/services/answers';
import { communityApi } from '@/services/community';
import { type Group, type Post } from '@/services/communityDecoders';
import { id, text, type Id } from '@/services/http/decode';
import { dayOf } from '@/features/community/communityRows';
import { nextToRead, queueOf, type Reading } from './deskOrder';
import { selectDesk } from './deskState';
import { useOwner } from '@/services/session/useSession';

export type Desk = ReturnType<typeof useDesk>;

/** The queue of the answer desk: what waits, what was set aside, and which post is shown. */
export function useDesk(groups: readonly Group[]) {
  const { post: chosen, isAsideShown } = useSelector(selectDesk);
  const now = useNow();
  const aside = useAsidePosts(dayOf(new Date(now).toISOString()));
  const { count, sentinel } = useGrowingCount('');
  const { posts, coming, ...load } = useAllPosts(groups);
  const standings = useStandings(posts, { wanted: count + aside.ids.size, atOnce: MOST_AT_ONCE - coming });
  const [pinned, setPinned] = useState<Id | null>(null);
  const [known, setKnown] = useState<readonly Id[]>([]);

  const open = posts.some(({ id }) => id === chosen) ? chosen : pinned;
  const all = useMemo(
    () => queueOf(posts, standings, { before: new Set(known), open }),
    [posts, standings, known, open],
  );
  const ids = all.map(({ post }) => post.id);
  if (!sameValues(ids, known)) setKnown(ids);

  const [queue, setAside] = useMemo(
    () => [all.filter(({ post }) => !aside.ids.has(post.id)), all.filter(({ post }) => aside.ids.has(post.id))],
    [all, aside.ids],
  );
  const listed = useMemo(() => (isAsideShown ? [...queue, ...setAside] : queue), [isAsideShown, queue, setAside]);
  // Nobody's choice is shown only once no older post can come before it.
  const unread = standings.findIndex((standing) => !isKnown(standing));
  const first = coming === 0 ? listed[0] : undefined;
  const isCertain = first !== undefined && (unread === -1 || posts.indexOf(first.post) < unread);
  const shown = listed.find(({ post }) => post.id === open) ?? (isCertain ? first : undefined);
  // Once shown it stays, whatever is found before it.
  if (shown && shown.post.id !== pinned) setPinned(shown.post.id);

  const waiting = queue.filter(({ standing }) => isWaiting(standing)).length;
  return {
    ...load,
    coming,
    now,
    queue,
    setAside,
    toggleAside: aside.toggle,
    listed,
    shown,
    /** The post after the shown one that waits, or the first; undefined if no other does. */
    next: neighboursOf(queue, shown).next ?? queue.find((item) => item !== shown),
    /** Shows no post, or the first again. */
    unpin: () => setPinned(null),
    waiting,
    /** Whether some comments are not read, so that more posts may wait. */
    isReading: unread !== -1,
    /** How many rows are rendered, and what renders more when it comes near. */
    count,
    sentinel,
  };
}

const MINUTE = 60_000;

/** The time in milliseconds since 1970, by the minute. */
function useNow() {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface AsidePost {
  post: Id;
  /** The day in the person's time zone, `2026-11-22`, at whose end it comes back. */
  day: string;
}

const ASIDE = keptList('set aside', (row: Partial<AsidePost>) => {
  const [post, day] = [id(row.post), text(row.day)];
  return post === null || !day ? null : { post, day };
});

/** The posts that the signed-in person has set aside in this browser for that day. Those of other days are forgotten. */
function useAsidePosts(today: string) {
  const [all, change] = useKeptList(ASIDE);
  const kept = useMemo(() => all.filter(({ day }) => day === today), [all, today]);
  const ids: ReadonlySet<Id> = useMemo(() => new Set(kept.map(({ post }) => post)), [kept]);
  return {
    ids,
    /** Sets a post aside, or brings it back. */
    toggle: (post: Id) =>
      change(ids.has(post) ? kept.filter((each) => each.post !== post) : [...kept, { post, day: today }]),
  };
}

/** Posts that were loaded within so many seconds are not asked for again on entry. */
const FRESH_S = 60;

const { listPosts, listComments } = communityApi.endpoints;

const loadPosts = (groupId: Id) => listPosts.initiate(groupId, { forceRefetch: FRESH_S });

const useCommunityDispatch = useDispatch<ThunkDispatch<CommunityRoot, unknown, UnknownAction>>;

/** The posts of all groups that can be answered, oldest first, as far as they are loaded. Loads them while it is shown. */
function useAllPosts(groups: readonly Group[]) {
  const dispatch = useCommunityDispatch();
  const key = JSON.stringify(groups.map(({ id }) => id));
  const groupIds = useMemo(() => JSON.parse(key) as Id[], [key]);
  useLoads(groupIds, loadPosts);
  const all = useSelector(useMemo(() => selectAnswerable(groupIds), [groupIds]));
  const loadFailed = () => {
    for (const groupId of all.failed)
      void dispatch(listPosts.initiate(groupId, { forceRefetch: true, subscribe: false }));
  };
  return { ...all, coming: groupIds.length - all.read - all.failed.length, loadFailed };
}

/**
 * How the posts stand for the person who sits here. Their comments are read `atOnce` posts at a time, until the first
 * `wanted` that wait are known.
 */
function useStandings(posts: readonly Post[], { wanted, atOnce }: Reading) {
  const dispatch = useCommunityDispatch();
  const own = useOwner();
  const select = useMemo(() => selectStandingsFor(own, posts), [own, posts]);
  const standings = useSelector(select, shallowEqual);

  useEffect(() => {
    // Without a subscription, so that Refresh reads them anew in the same order and as few at a time.
    for (const index of nextToRead(standings, { wanted, atOnce }))
      void dispatch(listComments.initiate(posts[index]!.id, { subscribe: false }));
  }, [posts, standings, wanted, atOnce, dispatch]);

  return standings;
}
