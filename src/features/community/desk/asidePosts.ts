import { useMemo } from 'react';
import { keptList } from '@/screen/kept/keptList';
import { useKeptList } from '@/screen/kept/useKeptList';
import { id, text, type Id } from '@/services/http/decode';

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
export function useAsidePosts(today: string) {
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
