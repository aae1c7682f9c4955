import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useKeyMap } from '@/components/keys/useKeyMap';
import { useOverflow } from '@/components/layout/useOverflow';
import { type User } from '@/services/userTypes';
import { type Id } from '@/services/http/decode';
import { MemberContent } from './MemberContent';

interface Props {
  user: User;
  titleId: string;
  /** What `j` and `k` do. */
  turns: { next: () => void; previous: () => void };
}

/** What scrolls between the head and the bar. It is mounted with the sheet, which the hooks have to find. */
export function MemberScroll({ user, titleId, turns }: Props) {
  const [scroller, isOverflowing] = useOverflow<HTMLDivElement>();
  useKeptScroll(scroller, user.id);
  useKeyMap({ j: turns.next, k: turns.previous }, scroller);
  return (
    <div
      ref={scroller}
      className="member-scroll"
      {...(isOverflowing && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
    >
      <MemberContent user={user} />
    </div>
  );
}

/**
 * Keeps the place of scrolling from person to person, also over one of whom so little is known that nothing scrolls: it is
 * the place where one scrolled to, not where a short content ended.
 */
function useKeptScroll(scrollerRef: RefObject<HTMLElement | null>, id: Id) {
  const kept = useRef(0);
  useEffect(() => {
    const element = scrollerRef.current;
    if (!element) return;
    const keep = () => {
      const { scrollTop, scrollHeight, clientHeight } = element;
      const isAtEnd = scrollTop + clientHeight >= scrollHeight - 1;
      if (!isAtEnd || scrollTop > kept.current) kept.current = scrollTop;
    };
    element.addEventListener('scroll', keep);
    return () => element.removeEventListener('scroll', keep);
  }, [scrollerRef]);
  useLayoutEffect(() => {
    const element = scrollerRef.current;
    if (element) element.scrollTop = kept.current;
  }, [scrollerRef, id]);
}
